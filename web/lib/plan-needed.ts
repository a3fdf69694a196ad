import { createContext, use } from 'react'

/** Tells the person that what they want takes another plan, with the way to one. */
export type AskForPlan = () => void

export const PlanNeededContext = createContext<AskForPlan>(() => {})

export const useAskForPlan = (): AskForPlan => use(PlanNeededContext)
