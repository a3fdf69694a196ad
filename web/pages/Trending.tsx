import { ImageOff } from 'lucide-react'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { findMode, MODES } from '#catalogue/modes.ts'
import type { Creation } from '#contract/creations.ts'
import { PAGES } from '#contract/pages.ts'
import { CreateBox } from '../features/create/CreateBox.tsx'
import { useCreateBox } from '../features/create/context.tsx'
import { ModeTile } from '../features/create/modes/ModeTile.tsx'
import { useModeNote } from '../features/creations/availability.ts'
import { cardHeight, touchCardHeight } from '../features/creations/card/card-height.ts'
import { WallCard } from '../features/creations/card/WallCard.tsx'
import { isStartAddress } from '../features/creations/start-address.ts'
import { useBrowsable } from '../features/creations/viewer/browse.ts'
import { useWall } from '../features/creations/wall/use-wall.ts'
import { PopularTemplates } from '../features/templates/PopularTemplates.tsx'
import { sentenceOf } from '../lib/call.ts'
import { TOUCH, useMedia } from '../lib/media.ts'
import { useSession } from '../lib/session.ts'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/Button.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { EaselMark } from '../ui/EaselMark.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { MasonryGrid } from '../ui/MasonryGrid.tsx'
import { notifyError } from '../ui/toasts.ts'
import styles from './Trending.module.css'
import { WallEnd, WallSkeleton } from './WallEnd.tsx'

const HelpDialog = lazy(() =>
  import('../features/create/help/HelpDialog.tsx').then(dialog => ({ default: dialog.HelpDialog })),
)

/** A wall is drawn again at every step of scrolling; a card only when something of its own changes. */
const Card = memo(WallCard)

/** Pictures that are in the window before anybody scrolls: they load first. */
const FIRST_ROW = 4

/** The home of the product: what can be made, and what others made. */
export function Trending() {
  const navigate = useNavigate()
  const box = useCreateBox()
  const { user } = useSession()
  const { mode: named = '' } = useParams()
  const [search] = useSearchParams()
  const mode = findMode(named)
  const noteOf = useModeNote()
  const [asked, setAsked] = useState<string | null>(null)
  useTitle(PAGES.trending.title)

  // Once it is known who is here, because only then a draft is taken up, which must not win over the address.
  const addressed = user === undefined ? undefined : mode?.key
  useEffect(() => {
    if (addressed && box.read().form.mode !== addressed) box.start(addressed)
  }, [addressed, box])
  // Back from the sign-in that Start Now led to; whoever did not sign in finds the help again.
  const isStarted = isStartAddress(search) && user !== null
  useEffect(() => {
    if (!addressed || !isStarted) return
    box.setCollapsed(false)
    navigate('/', { replace: true })
  }, [addressed, isStarted, box, navigate])

  const help = asked ?? (isStarted ? undefined : mode?.key)
  const closeHelp = () => {
    setAsked(null)
    if (mode) navigate('/', { replace: true })
  }
  return (
    <>
      <Carousel title="AI Imaging Apps" className={styles.apps}>
        {MODES.filter(({ trending }) => trending).map(app => (
          <li key={app.key}>
            <ModeTile mode={app} note={noteOf(app)} onPress={() => setAsked(app.key)} />
          </li>
        ))}
      </Carousel>
      <PopularTemplates
        onUse={({ id, formData, formFiles }) =>
          box.applyConfiguration({ ...formData, templateId: id }, formFiles)
        }
      />
      <PublicCreations />
      <CreateBox onSubmitted={() => navigate('/gallery')} />
      {help && (
        <Suspense>
          <HelpDialog mode={help} onClose={closeHelp} />
        </Suspense>
      )}
    </>
  )
}

function PublicCreations() {
  const touch = useMedia(TOUCH)
  const { reprompt } = useCreateBox()
  const wall = useWall()
  const { creations, failure } = wall
  const canLoad = wall.hasMore && !wall.isLoadingMore && !wall.loadingMoreFailed
  useBrowsable(creations, canLoad ? wall.loadMore : null)
  useEffect(() => {
    if (failure) notifyError('Load creation failed', sentenceOf(failure))
  }, [failure])
  return (
    <section aria-labelledby="wall">
      <h2 id="wall" className={styles.heading}>
        Public Creations
      </h2>
      {wall.isPending && <WallSkeleton />}
      {wall.error && (
        <EmptyState icon={<ImageOff size={32} />} text={`Load creation failed. ${sentenceOf(wall.error)}`}>
          <Button onClick={() => wall.refetch()}>Try again</Button>
        </EmptyState>
      )}
      {!wall.isPending && !wall.error && creations.length === 0 && (
        <EmptyState
          icon={<EaselMark size={48} />}
          text="The wall is still empty. The first pictures will hang here soon."
        />
      )}
      <MasonryGrid<Creation>
        items={creations}
        keyOf={creation => creation.id}
        heightOf={touch ? touchCardHeight : cardHeight}
        label="Public creations"
        name="trending"
        hasMore={wall.hasMore && !wall.loadingMoreFailed}
        onEnd={canLoad ? () => wall.loadMore() : undefined}
        onSeek={wall.seek}
      >
        {(creation, columnWidth, index) => (
          <Card
            creation={creation}
            columnWidth={columnWidth}
            eager={index < FIRST_ROW}
            onReprompt={reprompt}
          />
        )}
      </MasonryGrid>
      {creations.length > 0 && (
        <WallEnd
          loading={wall.isLoadingMore}
          failed={wall.loadingMoreFailed}
          ended={!wall.hasMore}
          endText="You've reached the end"
          onRetry={wall.loadMore}
        />
      )}
      {wall.waiting > 0 && (
        <Button variant="primary" className={styles.waiting} onClick={wall.showWaiting}>
          {wall.waiting === 1 ? '1 new picture' : `${wall.waiting} new pictures`}
        </Button>
      )}
    </section>
  )
}
