import { lazy, Suspense } from 'react'
import { BrowserRouter, type Location, Route, Routes, useLocation } from 'react-router'
import { usePageScroll } from './lib/page-scroll.ts'
import { Shell } from './pages/shell/Shell.tsx'
import { Trending } from './pages/Trending.tsx'

const Gallery = lazy(() => import('./pages/Gallery.tsx').then(page => ({ default: page.Gallery })))
const Transactions = lazy(() =>
  import('./pages/Transactions.tsx').then(page => ({ default: page.Transactions })),
)
const ImageViewPage = lazy(() =>
  import('./pages/ImageViewPage.tsx').then(page => ({ default: page.ImageViewPage })),
)

const CREATION = /^\/creation\/([^/]+)\/?$/

/**
 * The pages by their addresses. A creation is shown over the page it was opened from: that page stays
 * as it is, and with it the place in its wall.
 */
function Pages() {
  const location = useLocation() as Location<{ background?: Location } | null>
  usePageScroll()
  const background = location.state?.background
  const creation = CREATION.exec(location.pathname)?.[1]
  const overlay = creation && (
    <Suspense>
      <ImageViewPage key={creation} id={creation} opened={background !== undefined} />
    </Suspense>
  )
  return (
    <Routes location={creation ? (background ?? { ...location, pathname: '/' }) : location}>
      <Route element={<Shell overlay={overlay} />}>
        <Route
          path="/gallery"
          element={
            <Suspense>
              <Gallery />
            </Suspense>
          }
        />
        <Route
          path="/transactions"
          element={
            <Suspense>
              <Transactions />
            </Suspense>
          }
        />
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
