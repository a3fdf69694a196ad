import { Bell, CircleUserRound, Coins, Flame, Images, type LucideIcon, Settings } from 'lucide-react'
import type { UserInfo } from '#contract/identity.ts'

export type NavigationItem = {
  label: string
  icon: LucideIcon
  /** Where it leads; for Profile only known of who has signed in. */
  to: string | ((user: UserInfo) => string)
  login: boolean
  /** What is told beside the label. */
  counts?: 'unread' | 'credit'
}

const trending: NavigationItem = { label: 'Trending', icon: Flame, to: '/', login: false }
const gallery: NavigationItem = { label: 'Gallery', icon: Images, to: '/gallery', login: true }
const notifications = { icon: Bell, to: '/notifications', login: true, counts: 'unread' } as const
const credits = { label: 'Credits', icon: Coins, to: '/subscription', login: true, counts: 'credit' } as const

/** The pages as the sidebar and the slide-over list them. */
export const NAVIGATION: readonly NavigationItem[] = [
  trending,
  credits,
  { label: 'Message', ...notifications },
  { label: 'Profile', icon: CircleUserRound, to: user => `/user/${user.id}`, login: true },
  gallery,
]

/** The pages of the bottom bar. */
export const BOTTOM_NAVIGATION: readonly NavigationItem[] = [
  trending,
  { label: 'Notifications', ...notifications },
  gallery,
  { label: 'Account', icon: Settings, to: '/settings', login: true },
]
