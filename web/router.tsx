import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, type Location, Route, Routes, useLocation } from 'react-router'
import { findPage, PAGES, type PageKey } from '#contract/pages.ts'
import { usePageScroll } from './lib/page-scroll.ts'
import { useTitle } from './lib/title.ts'
import { Shell } from './pages/shell/Shell.tsx'
import { Trending } from './pages/Trending.tsx'

const TextPage = lazy(async () => ({ default: (await import('./pages/TextPage.tsx')).TextPage }))

/** What each page shows. A creation lies over another page, see below. */
const SCREENS: Record<Exclude<PageKey, 'creation'>, ComponentType> = {
  trending: Trending,
  gallery: lazy(async () => ({ default: (await import('./pages/Gallery.tsx')).Gallery })),
  trash: lazy(async () => ({ default: (await import('./pages/Trash.tsx')).Trash })),
  transactions: lazy(async () => ({ default: (await import('./pages/Transactions.tsx')).Transactions })),
  profile: lazy(async () => ({ default: (await import('./pages/Profile.tsx')).Profile })),
  notifications: lazy(async () => ({ default: (await import('./pages/Notifications.tsx')).Notifications })),
  settings: lazy(async () => ({ default: (await import('./pages/Settings.tsx')).Settings })),
  subscription: lazy(async () => ({ default: (await import('./pages/Subscription.tsx')).Subscription })),
  order: lazy(async () => ({ default: (await import('./pages/OrderStatus.tsx')).OrderStatus })),
  templates: lazy(async () => ({ default: (await import('./pages/Templates.tsx')).Templates })),
  template: lazy(async () => ({ default: (await import('./pages/TemplatePage.tsx')).TemplatePage })),
  about: lazy(async () => ({ default: (await import('./pages/about/About.tsx')).About })),
  team: lazy(async () => ({ default: (await import('./pages/about/Team.tsx')).Team })),
  help: () => <TextPage name="help" />,
  terms: () => <TextPage name="terms" />,
  privacy: () => <TextPage name="privacy" />,
  refund: () => <TextPage name="refund" />,
  attributions: () => <TextPage name="attributions" />,
}

/** A page with its title; one that shows something with a title of its own sets that itself. */
function Page({ name }: { name: keyof typeof SCREENS }) {
  const { title, shows } = PAGES[name]
  useTitle(shows ? null : title)
  const Screen = SCREENS[name]
  return <Screen />
}

const loadImageView = () => import('./pages/ImageViewPage.tsx')
const ImageViewPage = lazy(async () => ({ default: (await loadImageView()).ImageViewPage }))

/** Once the page stands, so that a picture opens without waiting for the code that shows it. */
const IMAGE_VIEW_AFTER_MS = 1500

/**
 * The pages by their addresses. A creation is shown over the page it was opened from: that page stays
 * as it is, and with it the place in its wall.
 */
function CurrentPage() {
  const location = useLocation() as Location<{ background?: Location } | null>
  usePageScroll()
  const background = location.state?.background
  useEffect(() => {
    const timer = setTimeout(loadImageView, IMAGE_VIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const found = findPage(location.pathname)
  const creation = found?.key === 'creation' && found.value
  const overlay = creation && (
    <Suspense>
      <ImageViewPage id={creation} background={background} />
    </Suspense>
  )
  const page = creation ? (background ?? { ...location, pathname: '/' }) : location
  return (
    <Routes location={page}>
      <Route element={<Shell path={page.pathname} overlay={overlay} />}>
        {(Object.keys(SCREENS) as (keyof typeof SCREENS)[]).map(name => (
          <Route key={name} path={PAGES[name].path} element={<Page name={name} />} />
        ))}
        <Route path="*" element={<Page name="trending" />} />
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
    <CurrentPage />
  </BrowserRouter>
)
