import { NavLink } from 'react-router'
import { loginAddress } from '../../features/identity/api.ts'
import { useSession } from '../../lib/session.ts'
import type { NavigationItem } from './navigation.ts'

/** A way to a page; what needs a login leads anonymous people to the sign-in and then on to it. */
export function NavigationLink({
  item,
  className,
  active,
}: {
  item: NavigationItem
  className: string
  active: string
}) {
  const { user } = useSession()
  const Icon = item.icon
  const content = (
    <>
      <Icon size={20} aria-hidden="true" />
      <span>{item.label}</span>
    </>
  )
  if (item.login && user === null) {
    return (
      <a href={loginAddress(item.to)} className={className} title={item.label}>
        {content}
      </a>
    )
  }
  return (
    <NavLink
      to={item.to}
      end
      title={item.label}
      className={({ isActive }) => `${className} ${isActive ? active : ''}`}
    >
      {content}
    </NavLink>
  )
}
