use crate::cfg;
cfg::alloc! {
    use alloc::{borrow::Cow, fmt, string::String};
}
#[cfg(not(target_arch = "wasm32"))]
use core::any::type_name;
use core::ops::Deref;
use disqualified::ShortName;

#[cfg(target_arch = "wasm32")]
const FEATURE_DISABLED: &str = "<Enable the debug feature to see the name>";

/// Wrapper to help debugging ECS issues. This is used to display the names of systems, components, ...
///
/// * If the `debug` feature is enabled, the actual name will be used
/// * If it is disabled, a string mentioning the disabled feature will be used
#[derive(Clone, PartialEq, Eq)]
pub struct DebugName {
    #[cfg(not(target_arch = "wasm32"))]
    name: Cow<'static, str>,
}

cfg::alloc! {
    impl fmt::Display for DebugName {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            // Deref to `str`, which will use `FEATURE_DISABLED` if necessary
            write!(f, "{}", &**self)
        }
    }

    impl fmt::Debug for DebugName {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            // Deref to `str`, which will use `FEATURE_DISABLED` if necessary
            write!(f, "{:?}", &**self)
        }
    }
}

impl DebugName {
    /// Create a new `DebugName` from a `&str`
    ///
    /// The value will be ignored if the `debug` feature is not enabled
    #[cfg_attr(
        target_arch = "wasm32",
        expect(
            unused_variables,
            reason = "The value will be ignored if the `debug` feature is not enabled"
        )
    )]
    pub const fn borrowed(value: &'static str) -> Self {
        DebugName {
            #[cfg(not(target_arch = "wasm32"))]
            name: Cow::Borrowed(value),
        }
    }

    cfg::alloc! {
        /// Create a new `DebugName` from a `String`
        ///
        /// The value will be ignored if the `debug` feature is not enabled
        #[cfg_attr(
            target_arch = "wasm32",
            expect(
                unused_variables,
                reason = "The value will be ignored if the `debug` feature is not enabled"
            )
        )]
        pub fn owned(value: String) -> Self {
            DebugName {
                #[cfg(not(target_arch = "wasm32"))]
                name: Cow::Owned(value),
            }
        }
    }

    /// Create a new `DebugName` from a type by using its [`core::any::type_name`]
    ///
    /// The value will be ignored if the `debug` feature is not enabled
    pub fn type_name<T>() -> Self {
        DebugName {
            #[cfg(not(target_arch = "wasm32"))]
            name: Cow::Borrowed(type_name::<T>()),
        }
    }

    /// Get the [`ShortName`] corresponding to this debug name
    ///
    /// The value will be a static string if the `debug` feature is not enabled
    pub fn shortname(&self) -> ShortName<'_> {
        #[cfg(not(target_arch = "wasm32"))]
        return ShortName(self.name.as_ref());
        #[cfg(target_arch = "wasm32")]
        return ShortName(FEATURE_DISABLED);
    }

    /// Return the string hold by this `DebugName`
    ///
    /// This is intended for debugging purpose, and only available if the `debug` feature is enabled
    #[cfg(not(target_arch = "wasm32"))]
    pub fn as_string(&self) -> String {
        self.name.clone().into_owned()
    }
}

impl Deref for DebugName {
    type Target = str;

    fn deref(&self) -> &Self::Target {
        #[cfg(not(target_arch = "wasm32"))]
        return &self.name;
        #[cfg(target_arch = "wasm32")]
        return FEATURE_DISABLED;
    }
}

cfg::alloc! {
    impl From<Cow<'static, str>> for DebugName {
        #[cfg_attr(
            target_arch = "wasm32",
            expect(
                unused_variables,
                reason = "The value will be ignored if the `debug` feature is not enabled"
            )
        )]
        fn from(value: Cow<'static, str>) -> Self {
            Self {
                #[cfg(not(target_arch = "wasm32"))]
                name: value,
            }
        }
    }

    impl From<String> for DebugName {
        fn from(value: String) -> Self {
            Self::owned(value)
        }
    }

    impl From<DebugName> for Cow<'static, str> {
        #[cfg_attr(
            target_arch = "wasm32",
            expect(
                unused_variables,
                reason = "The value will be ignored if the `debug` feature is not enabled"
            )
        )]
        fn from(value: DebugName) -> Self {
            #[cfg(not(target_arch = "wasm32"))]
            {
                value.name
            }
            #[cfg(target_arch = "wasm32")]
            {
                Cow::Borrowed(FEATURE_DISABLED)
            }
        }
    }
}

impl From<&'static str> for DebugName {
    fn from(value: &'static str) -> Self {
        Self::borrowed(value)
    }
}
