/** Limits of a person's profile, apart from the schemas so that the page can use them alone. */

/** Most characters of a nickname. */
export const NICK_NAME_LIMIT = 100
/** Most bytes of an avatar's file, in decimal megabytes as file sizes are shown. */
export const AVATAR_LIMIT = 2_000_000
