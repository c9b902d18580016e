# The system packages, by their Debian names, and how to install missing ones. Sourced by what builds.
# shellcheck shell=bash

# To build and run the game. `cc` is the linker; libxcursor and libxi are loaded when the window opens.
GAME_PACKAGES=(pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev libxkbcommon-x11-0 libx11-dev
    libxcursor1 libxi6 libxrandr2 mesa-vulkan-drivers)
command -v cc >/dev/null || GAME_PACKAGES+=(build-essential)

# fail SENTENCE: prints what is wrong and exits.
fail() {
    echo "$*" >&2
    exit 1
}

need_rust() {
    command -v cargo >/dev/null ||
        fail "There is no Rust tool chain here: install Rust 1.95 or newer as https://rustup.rs says, then start again."
}

# need_packages PACKAGE…: names the missing packages and installs them. Asks first, except as root or in CI.
need_packages() {
    local package answer missing=() as_root=()
    # Other systems name the packages differently; there the compiler will say what is missing.
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
    for package; do
        dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    echo "Missing system packages: ${missing[*]}"
    if ((EUID)); then
        as_root=(sudo)
        if [[ ${CI:-} != true ]]; then
            read -rp "Install them with 'sudo apt-get install'? [Y/n] " answer || answer=n
            [[ -z $answer || $answer == [YyOo]* ]] || fail "Not installed; without them this cannot be built."
        fi
    fi
    # If another program is installing something, wait for it.
    local patient=(-qq -o DPkg::Lock::Timeout=600)
    "${as_root[@]}" apt-get "${patient[@]}" update
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "${patient[@]}" install --no-install-recommends \
        "${missing[@]}" ||
        fail "The packages could not be installed: ${missing[*]}"
}

# Whether the tool chain has a standard library for a target.
has_target() {
    [[ -d $(rustc --print target-libdir --target "$1") ]]
}

# need_target TARGET PACKAGE…: where that is missing, has cargo build it with Debian's compiler from Debian's source, by the
# arguments in BUILD_STD. The packages are what this needs besides.
BUILD_STD=()
need_target() {
    has_target "$1" && return
    apt-cache show rust-web-src >/dev/null 2>&1 ||
        fail "Rust's target $1 is missing: run 'rustup target add $1', then start again."
    need_packages rustc-web rust-web-src "${@:2}"
    export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
    # shellcheck disable=SC2034
    BUILD_STD=("-Zbuild-std=std,panic_abort")
}
