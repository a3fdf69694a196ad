import type { ImageInput } from '#catalogue/mode.ts'
import { emptyForm, type Form, slotOf, chooseModel as withModel } from './form.ts'

/** A picture in an input, with the address under which the page can show it. */
export type InputPicture = { file: File; address: string }
/** Pictures by the slots of their inputs. */
export type Pictures = Readonly<Record<string, InputPicture>>

export type BoxState = {
  readonly form: Form
  readonly pictures: Pictures
  readonly folded: boolean
  /** The prompt as it was before it was enhanced, for as long as that can be undone. */
  readonly beforeEnhancement: string | null
  /** What is under way; one thing at a time. */
  readonly busy: 'submitting' | 'enhancing' | null
}

export type BoxStore = ReturnType<typeof createBoxStore>

/** What no action has touched yet. */
const NO_PICTURES: Pictures = {}

const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * What stands in the create box, outside of React: whoever shows a part of it is drawn again when that
 * part changes, and a pressed key concerns the prompt alone.
 */
export function createBoxStore() {
  let state: BoxState = {
    form: emptyForm(),
    pictures: NO_PICTURES,
    folded: true,
    beforeEnhancement: null,
    busy: null,
  }
  let requestKey: string | null = null
  const listeners = new Set<() => void>()

  function set(part: Partial<BoxState>): void {
    const before = state.pictures
    if (part.form || part.pictures) requestKey = null
    state = { ...state, ...part }
    for (const [slot, picture] of Object.entries(before)) {
      if (state.pictures[slot] !== picture) URL.revokeObjectURL(picture.address)
    }
    for (const listener of listeners) listener()
  }

  return {
    read: (): BoxState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set,

    change: (part: Partial<Form>): void => set({ form: { ...state.form, ...part } }),
    setFolded: (folded: boolean): void => set({ folded }),
    chooseModel: (name: string): void => set({ form: withModel(state.form, name) }),

    /** Replaces everything, and with it what could be undone; an enhancement under way is not awaited. */
    replace(form: Form, pictures: Pictures = {}): void {
      const busy = state.busy === 'enhancing' ? null : state.busy
      set({ form, pictures, beforeEnhancement: null, busy })
    },

    /** Puts a picture into a slot or, with null, empties it. */
    setPicture(slot: string, file: File | null): void {
      const { [slot]: _replaced, ...rest } = state.pictures
      set({ pictures: file ? { ...rest, [slot]: { file, address: URL.createObjectURL(file) } } : rest })
    },

    /**
     * The key of this very form: it changes with every edit, so that sending again what may have arrived
     * makes no second creation.
     */
    requestKey(): string {
      requestKey ??= randomKey()
      return requestKey
    },
    /** Takes up a form that was kept, with the key under which it may have been sent. */
    restore(form: Form, key: string | null): void {
      set({ form, beforeEnhancement: null })
      requestKey = key
    },
    /** The key as it stands, without making one. */
    heldKey: (): string | null => requestKey,
    /** Takes up pictures that were kept, unless others have come in between; the request stays the same. */
    restorePictures(files: Readonly<Record<string, File>>): void {
      if (state.pictures !== NO_PICTURES || Object.keys(files).length === 0) return
      const key = requestKey
      const entries = Object.entries(files)
      set({
        pictures: Object.fromEntries(
          entries.map(([slot, file]) => [slot, { file, address: URL.createObjectURL(file) }]),
        ),
      })
      requestKey = key
    },
  }
}

/** The pictures that the form's mode and model take, by the names of their inputs. */
export function filesToSend(inputs: readonly ImageInput[], pictures: Pictures): Record<string, File> {
  return Object.fromEntries(
    inputs.flatMap(input => {
      const picture = pictures[slotOf(input)]
      return picture ? [[input.name, picture.file]] : []
    }),
  )
}
