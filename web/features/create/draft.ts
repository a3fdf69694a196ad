import { measurePicture } from '#web/lib/check-upload.ts'
import { onSignOut } from '#web/lib/sign-out-cleanup.ts'
import { type FormData, formDataOf } from './form.ts'
import { keepPictures, keptPictures } from './pictures/draft-pictures.ts'
import type { BoxState, BoxStore, MeasuredFile } from './store.ts'

const KEY = 'easel.draft'
const EXPANDED_KEY = 'easel.box-expanded'
/** Writing waits for a pause in typing; leaving the page does not. */
const PAUSE_MS = 300

type Draft = {
  /** Joins the text with the pictures that are kept elsewhere. */
  id: string
  /** Who wrote it, as far as that is known: nobody else gets to see it. */
  owner: string | null
  form: FormData
  requestKey: string | null
  /** Slots that hold a picture: what was removed as the page was left may still lie in the other storage. */
  slots: string[]
}

/**
 * Puts the kept form into the box and keeps it from now on, over a reload, a failed submission and a
 * sign-in in between. Another person's draft is not shown, and stays until there is something to keep.
 * @returns ends the keeping
 */
export function takeUpDraft(box: BoxStore, userId: () => string | null): () => void {
  const kept = readDraft()
  const mine = kept === null || kept.owner === null || kept.owner === userId()
  const id = (mine && kept?.id) || String(Date.now())
  if (mine && kept) {
    box.restore(box.formOf(kept.form, box.emptyForm()), kept.requestKey)
    keptPictures(id, kept.slots).then(async files => box.restorePictures(await measured(files)))
  }
  if (readSession(EXPANDED_KEY) === 'yes') box.setCollapsed(false)

  let written = box.read()
  let writtenKey = box.heldKey()
  let isWritten = mine && kept !== null
  let pictures = written.pictures
  let timer: ReturnType<typeof setTimeout> | undefined
  const isKept = () => mine || !isBare(box.read())

  const writeText = () => {
    clearTimeout(timer)
    timer = undefined
    const state = box.read()
    writeSession(EXPANDED_KEY, state.collapsed ? 'no' : 'yes')
    if (!isKept()) return
    const isSame = state.form === written.form && state.pictures === written.pictures
    if (isWritten && isSame && box.heldKey() === writtenKey) return
    isWritten = true
    written = state
    writtenKey = box.heldKey()
    const slots = Object.keys(state.pictures)
    writeDraft({ id, owner: userId(), form: formDataOf(state.form), requestKey: writtenKey, slots })
  }
  /** At once: it takes its time, and who leaves the page does not wait for it. */
  const writePictures = () => {
    pictures = box.read().pictures
    if (!isKept()) return
    keepPictures(
      id,
      Object.entries(pictures).map(([slot, { file }]) => ({ slot, file })),
    )
  }
  const flush = () => {
    if (timer !== undefined) writeText()
  }
  const unsubscribe = box.state.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(writeText, PAUSE_MS)
    if (box.read().pictures !== pictures) writePictures()
  })
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    unsubscribe()
    removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', flush)
    removeCleanup()
  }
  const removeCleanup = onSignOut(async () => {
    end()
    box.clear()
    removeDraft()
    await keepPictures(id, [])
  })
  return () => {
    flush()
    end()
  }
}

/** Those of the files that hold a picture, with its size. */
async function measured(files: Record<string, File>): Promise<Record<string, MeasuredFile>> {
  const entries = await Promise.all(
    Object.entries(files).map(async ([slot, file]) => {
      const size = await measurePicture(file)
      return size ? [[slot, { file, ...size }] as const] : []
    }),
  )
  return Object.fromEntries(entries.flat())
}

const isBare = ({ form, pictures }: BoxState) =>
  !form.prompt && !form.searchPrompt && Object.keys(pictures).length === 0

function readDraft(): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Draft> | null
    if (typeof kept?.id !== 'string' || typeof kept.form !== 'object' || kept.form === null) return null
    const { id, owner = null, form, requestKey = null, slots = [] } = kept
    return { id, owner, form, requestKey, slots }
  } catch {
    return null
  }
}

function writeDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs the draft, never the page.
  }
}

function removeDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // What cannot be written cannot have been.
  }
}

function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // As above: the box is then found collapsed.
  }
}
