import { createContext, use } from 'react'
import type { Author } from '#contract/people.ts'

/** What can be reported: a creation or a comment. */
export type Reported = { imageId: string } | { commentId: string }

/** What a person can do against what others show them. Each asks first, and for the login where needed. */
export type Safety = {
  report: (subject: Reported) => void
  hide: (person: Author) => void
}

export const SafetyContext = createContext<Safety>({ report: () => {}, hide: () => {} })

export const useSafety = (): Safety => use(SafetyContext)
