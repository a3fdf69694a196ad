import { Bell, CircleUserRound, Coins, Flame, Images, type LucideIcon, Settings } from 'lucide-react'
import { PAGES, type PageRow } from '#contract/pages.ts'
import type { UserInfo } from '#contract/people.ts'

export type NavigationItem = {
  label: string
  icon: LucideIcon
  /** Where it leads; for Profile only known of who has signed in. */
  to: string | ((user: UserInfo) => string)
  login: boolean
  /** What is shown beside the label. */
  counts?: 'unread' | 'credit'
}

/** The way to a page, by its row. */
const pageItem = ({ title, path, needsLogin }: PageRow) => ({ label: title, to: path, login: needsLogin })

const trending: NavigationItem = { ...pageItem(PAGES.trending), icon: Flame, to: '/' }
const gallery: NavigationItem = { ...pageItem(PAGES.gallery), icon: Images }
const notifications: NavigationItem = { ...pageItem(PAGES.notifications), icon: Bell, counts: 'unread' }
const credits: NavigationItem = { ...pageItem(PAGES.subscription), icon: Coins, counts: 'credit' }

/** The pages as the sidebar and the slide-over list them. */
export const NAVIGATION: readonly NavigationItem[] = [
  trending,
  credits,
  { ...notifications, label: 'Message' },
  { label: 'Profile', icon: CircleUserRound, to: user => `/user/${user.id}`, login: true },
  gallery,
]

/** The pages of the bottom bar. */
export const BOTTOM_NAVIGATION: readonly NavigationItem[] = [
  trending,
  notifications,
  gallery,
  { ...pageItem(PAGES.settings), label: 'Account', icon: Settings },
]
