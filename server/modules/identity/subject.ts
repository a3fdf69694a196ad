declare const proven: unique symbol

/**
 * A signed-in person. Only the identity service makes one, so a function that asks for a subject cannot be
 * reached without the check that somebody is signed in.
 */
export type Subject = { readonly userId: string; readonly [proven]: true }

/** Whoever makes a request: a signed-in person, or null for everybody else. */
export type Viewer = Subject | null
