import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, type Location, Route, Routes, useLocation } from 'react-router'
import type { PageName } from '#contract/site.ts'
import { usePageScroll } from './lib/page-scroll.ts'
import { Shell } from './pages/shell/Shell.tsx'
import { Trending } from './pages/Trending.tsx'

const Gallery = lazy(() => import('./pages/Gallery.tsx').then(page => ({ default: page.Gallery })))
const Transactions = lazy(() =>
  import('./pages/Transactions.tsx').then(page => ({ default: page.Transactions })),
)
const Profile = lazy(() => import('./pages/Profile.tsx').then(page => ({ default: page.Profile })))
const Notifications = lazy(() =>
  import('./pages/Notifications.tsx').then(page => ({ default: page.Notifications })),
)
const Settings = lazy(() => import('./pages/Settings.tsx').then(page => ({ default: page.Settings })))
const Subscription = lazy(() =>
  import('./pages/Subscription.tsx').then(page => ({ default: page.Subscription })),
)
const OrderStatus = lazy(() =>
  import('./pages/OrderStatus.tsx').then(page => ({ default: page.OrderStatus })),
)
const Templates = lazy(() => import('./pages/Templates.tsx').then(page => ({ default: page.Templates })))
const TemplatePage = lazy(() =>
  import('./pages/TemplatePage.tsx').then(page => ({ default: page.TemplatePage })),
)
const About = lazy(() => import('./pages/about/About.tsx').then(page => ({ default: page.About })))
const Team = lazy(() => import('./pages/about/Team.tsx').then(page => ({ default: page.Team })))
const TextPage = lazy(() => import('./pages/TextPage.tsx').then(page => ({ default: page.TextPage })))
const TEXT_PAGES: readonly PageName[] = ['help', 'terms', 'privacy', 'refund', 'attributions']

const loadImageView = () => import('./pages/ImageViewPage.tsx')
const ImageViewPage = lazy(() => loadImageView().then(page => ({ default: page.ImageViewPage })))

/** Once the page stands, so that a picture opens without waiting for the code that shows it. */
const IMAGE_VIEW_AFTER_MS = 1500

const CREATION = /^\/creation\/([^/]+)\/?$/

/**
 * The pages by their addresses. A creation is shown over the page it was opened from: that page stays
 * as it is, and with it the place in its wall.
 */
function Pages() {
  const location = useLocation() as Location<{ background?: Location } | null>
  usePageScroll()
  const background = location.state?.background
  useEffect(() => {
    const timer = setTimeout(loadImageView, IMAGE_VIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const creation = CREATION.exec(location.pathname)?.[1]
  const overlay = creation && (
    <Suspense>
      <ImageViewPage id={creation} background={background} />
    </Suspense>
  )
  const page = creation ? (background ?? { ...location, pathname: '/' }) : location
  return (
    <Routes location={page}>
      <Route element={<Shell path={page.pathname} overlay={overlay} />}>
        <Route path="/gallery" element={<Gallery />} />
        <Route path="/transactions" element={<Transactions />} />
        <Route path="/user/:id" element={<Profile />} />
        <Route path="/notifications" element={<Notifications />} />
        <Route path="/settings" element={<Settings />} />
        <Route path="/subscription" element={<Subscription />} />
        <Route path="/order/:sessionId" element={<OrderStatus />} />
        <Route path="/templates" element={<Templates />} />
        <Route path="/template/:id" element={<TemplatePage />} />
        <Route path="/about" element={<About />} />
        <Route path="/team" element={<Team />} />
        {TEXT_PAGES.map(name => (
          <Route key={name} path={`/${name}`} element={<TextPage name={name} />} />
        ))}
        <Route path="/:mode?" element={<Trending />} />
        <Route path="*" element={<Trending />} />
      </Route>
    </Routes>
  )
}

// The router calls every entry without a key the same, and would scroll an address that was just typed to
// where another page had been left.
if (!history.state?.key) {
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
}

export const Router = () => (
  <BrowserRouter>
    <Pages />
  </BrowserRouter>
)
