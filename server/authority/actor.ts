declare const proven: unique symbol

/**
 * A signed-in person. Only the identity service makes one, so a function that asks for an actor cannot be
 * reached without the check that somebody is signed in.
 */
export type Actor = { readonly userId: string; readonly [proven]: true }

/** One sign-in of a person, as the requests of one browser bring it. */
export type Session = {
  readonly id: string
  readonly actor: Actor
  readonly expiresAt: Date
  /** When the person proved at the provider who they are; null when nobody can tell. */
  readonly authenticatedAt: Date | null
}

/** Whoever makes a request: a signed-in person, or null for everybody else. */
export type Viewer = Actor | null
