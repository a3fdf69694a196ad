import { createContext, use } from 'react'

export type LiveState = 'connected' | 'disconnected'

export const LiveContext = createContext<LiveState>('disconnected')

/** Whether live events arrive. While they do not, lists are polled. */
export const useLive = (): LiveState => use(LiveContext)
