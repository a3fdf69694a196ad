import { Link } from 'react-router'
import { MODES } from '#catalogue/modes.ts'
import { useSite } from '#web/lib/site.ts'
import { EaselMark } from '#web/ui/EaselMark.tsx'
import styles from './Footer.module.css'

const CRAFTS = MODES.filter(({ grid }) => grid)
const HALF = Math.ceil(CRAFTS.length / 2)

/** The end of pages that have one: every image mode, the company, what the law asks for, and contact. */
export function Footer() {
  const { product, company, email, featureRequests, socials, pages } = useSite()
  return (
    <footer className={styles.footer}>
      <div className={styles.product}>
        <Link to="/" className={styles.brand}>
          <EaselMark size={24} />
          {product}
        </Link>
        <p>Make the picture you meant.</p>
        {socials.length > 0 && (
          <ul className={styles.socials} aria-label="Social channels">
            {socials.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>© {company}</p>
      </div>
      <nav className={styles.columns} aria-label="Footer">
        <Modes modes={CRAFTS.slice(0, HALF)} label="Image modes" />
        <Modes modes={CRAFTS.slice(HALF)} label="More image modes" />
        <ul aria-label="Company">
          <Item to={pages.help}>Help &amp; FAQ</Item>
          <Item to="/about">About</Item>
          <Item to="/team">Team</Item>
          {featureRequests && <Item to={featureRequests}>Feature requests</Item>}
          <Item to={`mailto:${email}`}>Contact Us</Item>
        </ul>
        <ul aria-label="Legal">
          <Item to={pages.terms}>Terms and Services</Item>
          <Item to={pages.privacy}>Privacy Policy</Item>
          <Item to={pages.refund}>Refund Policy</Item>
          <Item to={pages.attributions}>Attributions</Item>
        </ul>
      </nav>
    </footer>
  )
}

function Modes({ modes, label }: { modes: typeof CRAFTS; label: string }) {
  return (
    <ul aria-label={label}>
      {modes.map(({ key, name }) => (
        <Item key={key} to={`/${key}`}>
          {name}
        </Item>
      ))}
    </ul>
  )
}

function Item({ to, children }: { to: string; children: React.ReactNode }) {
  const elsewhere = to.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <li>
      {to.startsWith('/') ? (
        <Link to={to}>{children}</Link>
      ) : (
        <a href={to} {...elsewhere}>
          {children}
        </a>
      )}
    </li>
  )
}
