import { useSite } from '#web/lib/site.ts'
import { Footer } from '../shell/Footer.tsx'
import styles from './About.module.css'
import { BareHeader } from './BareHeader.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Pricing } from './Pricing.tsx'
import { questionsOf } from './questions.ts'

/** What the product is, for whoever hears of it for the first time. */
export function About() {
  const site = useSite()
  const { email } = site
  return (
    <div className={styles.page}>
      <BareHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <Features />
        <Pricing />
        <section id="questions" className={styles.questions} aria-labelledby="questions-title">
          <h2 id="questions-title" className={styles.heading}>
            Questions
          </h2>
          <div>
            {questionsOf(site).map(({ question, answer }) => (
              <details key={question} className={styles.question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </section>
        <section id="contact" className={styles.questions} aria-labelledby="contact-title">
          <h2 id="contact-title" className={styles.heading}>
            Contact
          </h2>
          <p className={styles.contact}>
            Write to <a href={`mailto:${email}`}>{email}</a>. We reply within 3 business days.
          </p>
        </section>
      </main>
      <Footer />
    </div>
  )
}
