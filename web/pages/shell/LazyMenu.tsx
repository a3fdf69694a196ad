import { type ComponentProps, lazy, Suspense } from 'react'
import { Menu } from '../../ui/Menu.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './LazyMenu.module.css'

const load = () => import('./menus.tsx')
const MENUS = {
  OtherMenu: lazy(() => load().then(menus => ({ default: menus.OtherMenu }))),
  AccountMenu: lazy(() => load().then(menus => ({ default: menus.AccountMenu }))),
  MoreMenu: lazy(() => load().then(menus => ({ default: menus.MoreMenu }))),
}

/** A menu of the frame. What stands in it comes when it is first opened. */
export function LazyMenu({
  name,
  ...rest
}: { name: keyof typeof MENUS } & Omit<ComponentProps<typeof Menu>, 'children'>) {
  const Contents = MENUS[name]
  return (
    <Menu {...rest}>
      {close => (
        <Suspense
          fallback={
            <p className={styles.coming} role="status">
              <Spinner /> <span className="visually-hidden">Loading</span>
            </p>
          }
        >
          <Contents close={close} />
        </Suspense>
      )}
    </Menu>
  )
}
