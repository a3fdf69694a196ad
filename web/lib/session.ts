import { createContext, use } from 'react'
import type { UserInfo } from '#contract/people.ts'

/** Who is here, for every part of the page that needs to know. */
export type Session = {
  /** Undefined while nobody knows yet, null for nobody. */
  user: UserInfo | null | undefined
  /** Leaves for the sign-in; afterwards the person is back where they were. */
  requireLogin: () => void
  /** The same, but afterwards the person is at that path of the product. */
  requireLoginAt: (path: string) => void
}

export const SessionContext = createContext<Session>({
  user: undefined,
  requireLogin: () => {},
  requireLoginAt: () => {},
})

export const useSession = (): Session => use(SessionContext)
