/** Most characters of a comment. */
export const COMMENT_LIMIT = 1000
