import { createContext, use } from 'react'

export type LiveState = 'connecting' | 'connected' | 'disconnected'

export const LiveContext = createContext<LiveState>('connecting')

/**
 * Whether live events arrive. Lists that they keep up to date are asked for once that is known, and polled
 * while they do not.
 */
export const useLive = (): LiveState => use(LiveContext)
