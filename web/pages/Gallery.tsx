import { Check, ChevronDown, ImageOff, LayoutGrid, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { findMode, MODES } from '#catalogue/modes.ts'
import { CreateBox } from '../features/create/CreateBox.tsx'
import { useCreateBox } from '../features/create/context.tsx'
import { useFocusOnSent } from '../features/create/focus-sent.ts'
import { type GalleryItem, groupBatches, isBatch, keyOfItem } from '../features/creations/batches.ts'
import { BatchCard } from '../features/creations/card/BatchCard.tsx'
import { batchHeight, cardHeight, touchCardHeight } from '../features/creations/card/card-height.ts'
import { GalleryCard } from '../features/creations/card/GalleryCard.tsx'
import { Selectable } from '../features/creations/gallery/Selectable.tsx'
import { SelectionBar } from '../features/creations/gallery/SelectionBar.tsx'
import { useSelection } from '../features/creations/gallery/selection.ts'
import { useGallery } from '../features/creations/gallery/use-gallery.ts'
import { modePicture } from '../features/creations/mode-picture.ts'
import { useBrowsable } from '../features/creations/viewer/browse.ts'
import { sentenceOf } from '../lib/call.ts'
import { TOUCH, useMedia } from '../lib/media.ts'
import { useSession } from '../lib/session.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyEasel } from '../ui/EaselMark.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { MasonryGrid } from '../ui/MasonryGrid.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { useFailureNotice } from '../ui/use-failure-notice.ts'
import styles from './Gallery.module.css'
import { useConfiguration } from './use-configuration.ts'
import { WallEnd, WallSkeleton } from './WallEnd.tsx'

function ModeFilter({ mode, onChange }: { mode: string | null; onChange: (mode: string | null) => void }) {
  return (
    <Menu
      label="Image modes"
      trigger={props => (
        <Button className={styles.filter} icon={<LayoutGrid size={18} />} {...props}>
          {(mode && findMode(mode)?.name) ?? 'All Image Modes'}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      )}
    >
      {close => {
        const choose = (next: string | null) => {
          close()
          onChange(next)
        }
        return (
          <>
            <MenuItem icon={<Check size={20} />} checked={mode === null} onSelect={() => choose(null)}>
              All Image Modes
            </MenuItem>
            {MODES.map(one => (
              <MenuItem
                key={one.key}
                icon={<img src={modePicture(one.key)} alt="" className={styles.filterPicture} />}
                checked={mode === one.key}
                onSelect={() => choose(one.key)}
              >
                {one.name}
              </MenuItem>
            ))}
          </>
        )
      }}
    </Menu>
  )
}

/** One's own creations, live. The page around it leads whoever is not signed in to the sign-in. */
export function Gallery() {
  const { user } = useSession()
  useConfiguration()
  useFocusOnSent()
  if (user === null) return null
  return (
    <>
      <OwnCreations />
      <CreateBox onSubmitted={() => window.scrollTo({ top: 0 })} />
    </>
  )
}

const heightOf = (item: GalleryItem, width: number) =>
  isBatch(item) ? batchHeight(item, width) : cardHeight(item, width)
const touchHeightOf = (item: GalleryItem, width: number) =>
  isBatch(item) ? batchHeight(item, width) : touchCardHeight(item, width)

function OwnCreations() {
  const touch = useMedia(TOUCH)
  const { user } = useSession()
  const [mode, setMode] = useState<string | null>(null)
  const { reprompt, setCollapsed } = useCreateBox()
  const gallery = useGallery(mode, Boolean(user))
  const { creations, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = gallery
  // It may be called again before it is known that a page is on its way, which then goes on.
  const loadMore =
    hasNextPage && !isFetching && !isFetchNextPageError
      ? () => void fetchNextPage({ cancelRefetch: false })
      : null
  useBrowsable(creations, loadMore)
  useFailureNotice('Load creation failed', error)
  const selection = useSelection(creations)
  // Each is chosen by itself.
  const items = useMemo(
    () => (selection.isOn ? creations : groupBatches(creations)),
    [creations, selection.isOn],
  )
  // An open create box leaves a phone no room for the pictures, nor for what is done with them.
  const select = () => {
    setCollapsed(true)
    selection.start()
  }
  return (
    <>
      <div className={styles.head}>
        {selection.isOn ? (
          <SelectionBar selection={selection} hasMore={hasNextPage} />
        ) : (
          <>
            <ModeFilter mode={mode} onChange={setMode} />
            {creations.length > 0 && (
              <Button variant="plain" onClick={select}>
                Select
              </Button>
            )}
            <ButtonLink
              variant="plain"
              to="/gallery/trash"
              className={styles.trash}
              icon={<Trash2 size={18} />}
            >
              <span>Trash</span>
            </ButtonLink>
          </>
        )}
      </div>
      {gallery.isPending && <WallSkeleton />}
      {error && creations.length === 0 && (
        <EmptyState icon={<ImageOff size={32} />} text={`Load creation failed. ${sentenceOf(error)}`}>
          <Button onClick={() => gallery.refetch()}>Try again</Button>
        </EmptyState>
      )}
      {gallery.isSuccess && creations.length === 0 && (
        <EmptyState icon={<EmptyEasel />} text="No creation, want some ideas?">
          <Link to="/" className={styles.ideas}>
            Go to Trending
          </Link>
        </EmptyState>
      )}
      <MasonryGrid<GalleryItem>
        items={items}
        keyOf={keyOfItem}
        heightOf={touch ? touchHeightOf : heightOf}
        label="Your creations"
        hasMore={hasNextPage}
        onEnd={loadMore ?? undefined}
      >
        {(item, columnWidth) =>
          isBatch(item) ? (
            <BatchCard batch={item} columnWidth={columnWidth} onReprompt={reprompt} />
          ) : (
            <Selectable creation={item} selection={selection}>
              <GalleryCard creation={item} columnWidth={columnWidth} onReprompt={reprompt} />
            </Selectable>
          )
        }
      </MasonryGrid>
      {creations.length > 0 && (
        <WallEnd
          loading={gallery.isFetchingNextPage && creations.length > 20}
          failed={isFetchNextPageError}
          ended={!hasNextPage}
          endText="-- You've reached the end --"
          onRetry={() => fetchNextPage()}
        />
      )}
    </>
  )
}
