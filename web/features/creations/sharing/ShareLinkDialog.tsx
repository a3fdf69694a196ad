import { Copy, Link as LinkIcon, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { type ShareText, shareTextsOf } from '#catalogue/share-texts.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { useSite } from '#web/lib/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { FacebookMark, XMark } from './brand-marks.tsx'
import styles from './ShareDialog.module.css'
import { facebookAddress, openPopup, xAddress } from './share-links.ts'

function anyText(product: string): ShareText {
  const texts = shareTextsOf(product)
  return texts[Math.floor(Math.random() * texts.length)] as ShareText
}

async function copyLink(link: string): Promise<void> {
  try {
    await copyText(link)
    notify('Link copied!', null, <LinkIcon size={20} />)
  } catch {
    notifyError('Copy failed', 'The browser did not allow it. Select the link and copy it yourself.')
  }
}

async function shareByDevice(url: string, { title, quote }: ShareText): Promise<void> {
  try {
    await navigator.share({ title, text: quote, url })
  } catch (error) {
    // The person closed the device's own dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notifyError('Share failed', 'The device did not take the link. Copy it instead.')
  }
}

/** What is shared: a page of the product with its picture. */
type Shared = {
  path: string
  label: string
  /** Whether the label is a person's prompt. */
  isPrompt?: boolean
  picture: { url: string; width: number; height: number; colour?: string } | null
}

/** Ways to pass on a link. What is said with it is another text at each opening. */
export function ShareLinkDialog({
  path,
  label,
  isPrompt = false,
  picture,
  onClose,
}: Shared & { onClose: () => void }) {
  const { product } = useSite()
  const [text] = useState(() => anyText(product))
  const [link, setLink] = useState(location.origin + path)
  const linkId = useId()
  return (
    <Dialog title="Share" width={480} onClose={onClose}>
      <div className={styles.subject}>
        {picture && (
          <img
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            style={{ backgroundColor: picture.colour }}
          />
        )}
        <p className={isPrompt ? 'word' : ''}>{label}</p>
      </div>
      <div className={styles.ways}>
        <Button icon={<XMark />} data-autofocus onClick={() => openPopup(xAddress(link, text))}>
          X
        </Button>
        <Button icon={<FacebookMark />} onClick={() => openPopup(facebookAddress(link, text))}>
          Facebook
        </Button>
        {typeof navigator.share === 'function' && (
          <Button icon={<Share2 size={18} />} onClick={() => shareByDevice(link, text)}>
            More
          </Button>
        )}
      </div>
      <form
        className={styles.copy}
        onSubmit={event => {
          event.preventDefault()
          copyLink(link)
        }}
      >
        <label htmlFor={linkId} className="visually-hidden">
          Link
        </label>
        <input
          id={linkId}
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={link}
          onFocus={event => event.target.select()}
          onChange={event => setLink(event.target.value)}
        />
        <Button type="submit" variant="primary" icon={<Copy size={18} />}>
          Copy
        </Button>
      </form>
    </Dialog>
  )
}
