import { Footer } from '../shell/Footer.tsx'
import styles from './About.module.css'
import { BareHeader } from './BareHeader.tsx'

export function Team() {
  return (
    <div className={styles.page}>
      <BareHeader />
      <main id="content" tabIndex={-1} className={styles.team}>
        <h1>Page is under Construction</h1>
      </main>
      <Footer />
    </div>
  )
}
