import type { ReactNode } from 'react'
import { useTitle } from '../lib/title.ts'
import { ButtonLink } from './Button.tsx'
import { EmptyEasel } from './EaselMark.tsx'
import { EmptyState } from './EmptyState.tsx'
import styles from './NotFound.module.css'

/** In place of what an address names and is not there: says so, and leads on; `children` lead elsewhere too. */
export function NotFound({ children }: { children?: ReactNode }) {
  useTitle('Not found')
  return (
    <EmptyState
      icon={<EmptyEasel />}
      text="There is nothing here. It may have been deleted, or the address may have a mistake in it."
    >
      <div className={styles.ways}>
        <ButtonLink to="/">Go to Trending</ButtonLink>
        {children}
      </div>
    </EmptyState>
  )
}
