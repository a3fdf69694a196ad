import { useQuery } from '@tanstack/react-query'
import { Copy, Download, Heart, Link as LinkIcon, Repeat2, Share2, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { sentenceOf } from '../../../lib/call.ts'
import { formatCount, formatDate } from '../../../lib/format.ts'
import { useTitle } from '../../../lib/title.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Lamp } from '../../../ui/Lamp.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { copyLink, copyPrompt } from '../actions.tsx'
import { fetchCreation } from '../api.ts'
import { labelOf, modelTitle, modeName, titleOf } from '../describe.ts'
import { useToggleLike } from '../like.ts'
import { Comments } from './Comments.tsx'
import styles from './ImageView.module.css'

const ShareDialog = lazy(() =>
  import('../dialogs/ShareDialog.tsx').then(file => ({ default: file.ShareDialog })),
)

function Facts({ creation }: { creation: Creation }) {
  const facts: [string, string][] = [
    ['Mode', modeName(creation)],
    ['Model', modelTitle(creation)],
  ]
  const picture = creation.pictures[0]
  if (picture) facts.push(['Size', `${formatCount(picture.width)} × ${formatCount(picture.height)}`])
  if (creation.own) facts.push(['Seed', String(creation.own.seed)])
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Panel({ creation, onReprompt }: { creation: Creation; onReprompt: (creation: Creation) => void }) {
  const toggleLike = useToggleLike()
  return (
    <aside className={styles.panel} aria-label="About this picture">
      <div className={styles.about}>
        <div className={styles.author}>
          <Avatar person={creation.userInfo} size={40} />
          <span>
            <strong>{creation.userInfo.nickName}</strong>
            <time dateTime={creation.createdAt}>{formatDate(creation.createdAt)}</time>
          </span>
          <Button
            aria-pressed={creation.isLike}
            aria-label={`Like, ${formatCount(creation.numberOfLikes)} so far`}
            className={creation.isLike ? styles.loved : ''}
            icon={<Heart size={18} fill={creation.isLike ? 'currentColor' : 'none'} />}
            onClick={() => toggleLike(creation)}
          >
            {formatCount(creation.numberOfLikes)}
          </Button>
        </div>
        <h1 className={`${styles.title} ${creation.prompt ? 'word' : ''}`}>{labelOf(creation)}</h1>
        <Facts creation={creation} />
        {creation.note && <p className={styles.note}>{creation.note}</p>}
        <div className={styles.actions}>
          <Button
            look="lamp"
            className={styles.reprompt}
            icon={<Repeat2 size={20} />}
            onClick={() => onReprompt(creation)}
          >
            Reprompt
          </Button>
          {creation.prompt && (
            <Button icon={<Copy size={20} />} onClick={() => copyPrompt(creation)}>
              Copy prompt
            </Button>
          )}
          <IconButton label="Copy link" look="filled" onClick={() => copyLink(creation)}>
            <LinkIcon size={20} />
          </IconButton>
        </div>
      </div>
      <Comments creation={creation} />
    </aside>
  )
}

/** A creation on the whole screen, over the page from which it was opened. */
export function ImageView({
  id,
  onClose,
  onReprompt,
}: {
  id: string
  onClose: () => void
  onReprompt: (creation: Creation) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [sharing, setSharing] = useState(false)
  const {
    data: creation,
    error,
    refetch,
  } = useQuery({
    queryKey: ['creation', id],
    queryFn: () => fetchCreation(id),
    retry: 1,
  })
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useTitle(creation ? titleOf(creation) : null)
  const picture = creation?.pictures[0]
  return (
    <dialog
      ref={dialog}
      className={styles.view}
      aria-label={creation ? labelOf(creation) : 'Picture'}
      onCancel={event => {
        // React passes on the event of a dialog that was opened from this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.stage}>
        <div className={styles.bar}>
          <IconButton label="Close" onClick={onClose}>
            <X size={20} />
          </IconButton>
          <span className={styles.space} />
          {picture && !creation.isPrivate && (
            <IconButton label="Share" onClick={() => setSharing(true)}>
              <Share2 size={20} />
            </IconButton>
          )}
          {picture && (
            <a
              className={styles.download}
              href={`/pictures/${picture.url.split('/')[2]}/download?format=jpg`}
              download={`${id}.jpg`}
              aria-label="Download"
              title="Download"
            >
              <Download size={20} />
            </a>
          )}
        </div>
        {picture && creation && (
          <div
            className={styles.frame}
            style={{ '--proportion': picture.width / picture.height } as React.CSSProperties}
          >
            <Lamp lit />
            <Picture
              key={picture.url}
              picture={picture}
              alt={labelOf(creation)}
              sizes="(max-width: 1023px) 100vw, 70vw"
              eager
            />
          </div>
        )}
        {creation && creation.status !== CREATION_STATUS.complete && (
          <p className={styles.message}>This picture is not finished.</p>
        )}
        {error && (
          <div className={styles.message} role="alert">
            <p>Fetch creation failed. {sentenceOf(error)}</p>
            <Button onClick={() => refetch()}>Try again</Button>
          </div>
        )}
        {!creation && !error && (
          <p className={styles.message}>
            <Spinner size={24} /> <span className="visually-hidden">Loading</span>
          </p>
        )}
      </div>
      {creation && <Panel creation={creation} onReprompt={onReprompt} />}
      {creation && sharing && (
        <Suspense>
          <ShareDialog creation={creation} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </dialog>
  )
}
