import { Heart, Image, ImageOff, UserRoundX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { Creation } from '#contract/creations.ts'
import { PAGES } from '#contract/pages.ts'
import { useCreateBox } from '../features/create/context.tsx'
import { cardHeight, touchCardHeight } from '../features/creations/card/card-height.ts'
import { WallCard } from '../features/creations/card/WallCard.tsx'
import { useBrowsable } from '../features/creations/viewer/browse.ts'
import { usePublicInfo } from '../features/people/api.ts'
import { useShowAgain } from '../features/people/hidden-people.ts'
import { ProfileHeader } from '../features/people/ProfileHeader.tsx'
import { type ProfileList, useProfileList } from '../features/people/use-profile-list.ts'
import { isNotFoundError, sentenceOf } from '../lib/call.ts'
import { TOUCH, useMedia } from '../lib/media.ts'
import { useSession } from '../lib/session.ts'
import { useTitle } from '../lib/title.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { MasonryGrid } from '../ui/MasonryGrid.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { notify, notifyError } from '../ui/toasts.ts'
import { useFailureNotice } from '../ui/use-failure-notice.ts'
import { WallEnd, WallSkeleton } from './WallEnd.tsx'

const ShareLinkDialog = lazy(() =>
  import('../features/creations/sharing/ShareLinkDialog.tsx').then(file => ({
    default: file.ShareLinkDialog,
  })),
)

const TABS = [
  { key: 'creations', title: 'Creations' },
  { key: 'liked', title: 'Liked' },
] as const

/** What anybody may see of a person: what they published and what they like. */
export function Profile() {
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const list: ProfileList = search.get('tab') === 'liked' ? 'liked' : 'creations'
  const { user } = useSession()
  const showAgain = useShowAgain()
  const [sharing, setSharing] = useState(false)
  const { data: person, error, refetch } = usePublicInfo(id)
  useTitle(person?.nickName ?? PAGES.profile.title)
  const isNotFound = isNotFoundError(error)
  useFailureNotice('Load user failed', isNotFound ? null : error)

  if (isNotFound) return <NotFound />
  if (error && !person) {
    return (
      <EmptyState icon={<UserRoundX size={32} />} text={sentenceOf(error)}>
        <Button onClick={() => refetch()}>Try again</Button>
      </EmptyState>
    )
  }
  const onShowAgain = async () => {
    try {
      await showAgain(id)
      notify('Shown again', 'Their creations and comments are back.')
    } catch (failure) {
      notifyError('Show person failed', sentenceOf(failure))
    }
  }
  return (
    <>
      {person ? (
        <ProfileHeader
          person={person}
          isMine={user?.id === person.id}
          onShare={() => setSharing(true)}
          onShowAgain={onShowAgain}
        />
      ) : (
        <Skeleton height={112} />
      )}
      <Tabs
        id="profile"
        label="Pictures"
        tabs={TABS}
        current={list}
        onChoose={key =>
          setSearch(key === 'liked' ? { tab: key } : {}, { replace: true, preventScrollReset: true })
        }
      />
      <div id="profile-panel" role="tabpanel" aria-labelledby={`profile-${list}`}>
        <ProfileWall key={`${id} ${list}`} userId={id} list={list} />
      </div>
      {person && sharing && (
        <Suspense>
          <ShareLinkDialog
            path={`/user/${id}`}
            label={person.nickName}
            picture={person.avatar ? { url: person.avatar, width: 1, height: 1 } : null}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const EMPTY = {
  creations: { icon: <Image size={32} />, text: 'No public creation yet.' },
  liked: { icon: <Heart size={32} />, text: 'No liked creations yet.' },
}
const FAILURE = { creations: 'Load creation failed', liked: 'Load liked failed' }

function ProfileWall({ userId, list }: { userId: string; list: ProfileList }) {
  const touch = useMedia(TOUCH)
  const navigate = useNavigate()
  const { reprompt } = useCreateBox()
  const query = useProfileList(userId, list)
  const { creations, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  // It may be called again before it is known that a page is on its way, which then goes on.
  const loadMore =
    hasNextPage && !isFetching && !isFetchNextPageError
      ? () => void fetchNextPage({ cancelRefetch: false })
      : null
  useBrowsable(creations, loadMore)
  // Of a person who is not there the page says so.
  useFailureNotice(FAILURE[list], isNotFoundError(error) ? null : error)
  return (
    <>
      {query.isPending && <WallSkeleton />}
      {error && creations.length === 0 && (
        <EmptyState icon={<ImageOff size={32} />} text={sentenceOf(error)}>
          <Button onClick={() => query.refetch()}>Try again</Button>
        </EmptyState>
      )}
      {query.isSuccess && creations.length === 0 && <EmptyState {...EMPTY[list]} />}
      <MasonryGrid<Creation>
        items={creations}
        keyOf={creation => creation.id}
        heightOf={touch ? touchCardHeight : cardHeight}
        label={list === 'liked' ? 'Liked creations' : 'Creations'}
        hasMore={hasNextPage}
        onEnd={loadMore ?? undefined}
      >
        {(creation, columnWidth) => (
          <WallCard
            creation={creation}
            columnWidth={columnWidth}
            onReprompt={chosen => {
              reprompt(chosen)
              navigate('/')
            }}
          />
        )}
      </MasonryGrid>
      {creations.length > 0 && (
        <WallEnd
          loading={query.isFetchingNextPage}
          failed={isFetchNextPageError}
          ended={!hasNextPage}
          endText="-- You reached the end --"
          onRetry={fetchNextPage}
        />
      )}
    </>
  )
}
