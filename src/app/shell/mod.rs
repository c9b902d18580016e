//! What any game needs, whichever it is: language, settings, storage, theme, screens.
