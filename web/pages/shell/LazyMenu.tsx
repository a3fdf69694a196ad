import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { loadMenuPlacement, Menu } from '#web/ui/Menu.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import styles from './LazyMenu.module.css'

type Menus = typeof import('./menus.tsx')
type Name = keyof Menus

/** Loads menus once the page is there, so that a menu opens without waiting. */
const LOAD_AFTER_MS = 1500

let loaded: Menus | null = null
async function load(): Promise<Menus> {
  loaded = await import('./menus.tsx')
  return loaded
}

const MENUS = {
  OtherMenu: lazy(() => load().then(menus => ({ default: menus.OtherMenu }))),
  AccountMenu: lazy(() => load().then(menus => ({ default: menus.AccountMenu }))),
  MoreMenu: lazy(() => load().then(menus => ({ default: menus.MoreMenu }))),
}

/** A menu of the frame. Its contents are not loaded with every page. */
export function LazyMenu({ name, ...rest }: { name: Name } & Omit<ComponentProps<typeof Menu>, 'children'>) {
  useEffect(() => {
    const timer = setTimeout(() => Promise.allSettled([load(), loadMenuPlacement()]), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
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
          <Contents name={name} close={close} />
        </Suspense>
      )}
    </Menu>
  )
}

/** What has come already is shown without a spinner in between, and stays the same as long as it is open. */
function Contents({ name, close }: { name: Name; close: () => void }) {
  const [Menu] = useState(() => loaded?.[name] ?? MENUS[name])
  return <Menu close={close} />
}
