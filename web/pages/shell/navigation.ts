import { Flame, Images, type LucideIcon, ReceiptText } from 'lucide-react'

export type NavigationItem = { to: string; label: string; icon: LucideIcon; login: boolean }

/** The product's pages in the order in which sidebar and bottom bar list them. */
export const NAVIGATION: readonly NavigationItem[] = [
  { to: '/', label: 'Trending', icon: Flame, login: false },
  { to: '/transactions', label: 'Credits', icon: ReceiptText, login: true },
  { to: '/gallery', label: 'Gallery', icon: Images, login: true },
]
