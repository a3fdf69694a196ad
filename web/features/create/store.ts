import { createStore } from 'zustand/vanilla'
import type { ImageInput } from '#catalogue/mode.ts'
import type { IsAvailable } from '#catalogue/modes.ts'
import type { Size } from '#contract/picture-limits.ts'
import {
  emptyForm,
  type Form,
  type FormData,
  formOf,
  proposedRatio,
  slotOf,
  chooseModel as withModel,
} from './form.ts'

/** A file with the size of the picture in it, in pixels. */
export type MeasuredFile = Size & { file: File }
/** A picture in an input, with the address under which the page can show it. */
export type InputPicture = MeasuredFile & { address: string }
/** Pictures by the slots of their inputs. */
export type Pictures = Readonly<Record<string, InputPicture>>

export type BoxState = {
  readonly form: Form
  readonly pictures: Pictures
  readonly collapsed: boolean
  /** Whether the page has the box. */
  readonly shown: boolean
  /** The prompt as it was before it was enhanced, for as long as that can be undone. */
  readonly beforeEnhancement: string | null
  /** What gave way to what stands here now, for as long as it can be had back. */
  readonly replaced: { readonly form: Form; readonly pictures: Pictures } | null
  /** The creation or batch that was just sent, until its card has the focus. */
  readonly sent: string | null
  /** What is under way; one thing at a time. */
  readonly busy: 'submitting' | 'enhancing' | null
}

export type BoxStore = ReturnType<typeof createBoxStore>

/** What no action has touched yet. */
const NO_PICTURES: Pictures = {}

const addressed = (picture: MeasuredFile): InputPicture => ({
  ...picture,
  address: URL.createObjectURL(picture.file),
})

const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * What is in the create box, outside of React: whoever shows a part of it is drawn again when that
 * part changes, and a pressed key concerns the prompt alone.
 *
 * @param isServed what can be made here; a form starts with a model of that
 */
export function createBoxStore(isAvailable: IsAvailable) {
  const state = createStore<BoxState>(() => ({
    form: emptyForm(isAvailable),
    pictures: NO_PICTURES,
    collapsed: true,
    shown: false,
    beforeEnhancement: null,
    replaced: null,
    sent: null,
    busy: null,
  }))
  const read = state.getState
  let requestKey: string | null = null

  state.subscribe(({ pictures }, before) => {
    for (const [slot, picture] of Object.entries(before.pictures)) {
      if (pictures[slot] !== picture) URL.revokeObjectURL(picture.address)
    }
  })

  function set(part: Partial<BoxState>): void {
    if (part.form || part.pictures) requestKey = null
    state.setState(part)
  }

  /** Whether all is as an empty form of this mode and model has it. */
  function isUntouched({ form, pictures }: Pick<BoxState, 'form' | 'pictures'>): boolean {
    const empty = withModel(emptyForm(isAvailable, form.mode), form.model)
    return Object.keys(pictures).length === 0 && JSON.stringify(form) === JSON.stringify(empty)
  }

  /** The form with the ratio that is proposed for these pictures, unless the one that stands was chosen. */
  function inRatio(form: Form, pictures: Pictures): Form {
    const standing = read()
    const isChosen = standing.form.aspectRatio !== proposedRatio(standing.form, standing.pictures)
    return isChosen ? form : { ...form, aspectRatio: proposedRatio(form, pictures) }
  }

  /** What stands here, to be had back; null when nothing would be lost. */
  function held(): BoxState['replaced'] {
    const { form, pictures } = read()
    return isUntouched({ form, pictures }) ? null : { form, pictures }
  }

  return {
    state,
    read,
    set,

    change: (part: Partial<Form>): void => set({ form: { ...read().form, ...part } }),
    setCollapsed: (collapsed: boolean): void => set({ collapsed }),
    chooseModel(name: string): void {
      const { form, pictures } = read()
      set({ form: inRatio(withModel(form, name), pictures) })
    },

    /** An empty form for the mode. */
    emptyForm: (mode?: string): Form => emptyForm(isAvailable, mode),
    /** The form with such form data merged in. */
    formOf: (data: FormData, base: Form): Form => formOf(data, base, isAvailable),

    /** Replaces everything; `undo` gives it back. An enhancement under way is not awaited. */
    replace(form: Form, pictures: Pictures = {}): void {
      const before = read()
      const busy = before.busy === 'enhancing' ? null : before.busy
      // A template is taken over twice: its words at once, and again with its pictures.
      const isSame = JSON.stringify(form) === JSON.stringify(before.form)
      const replaced = (isSame ? null : held()) ?? before.replaced
      set({ form, pictures, beforeEnhancement: null, replaced, busy })
    },
    /** Empties the form for good, as after it was sent; the mode stays. */
    clear(): void {
      const form = emptyForm(isAvailable, read().form.mode)
      set({ form, pictures: {}, beforeEnhancement: null, replaced: null })
    },
    /** Gives back what was replaced last; what stands here instead can be had back in its turn. */
    undo(): void {
      const { replaced } = read()
      if (!replaced) return
      const entries = Object.entries(replaced.pictures)
      // Their addresses ended when they were replaced.
      const pictures = Object.fromEntries(entries.map(([slot, picture]) => [slot, addressed(picture)]))
      set({ form: replaced.form, pictures, beforeEnhancement: null, replaced: held() })
    },

    /** Puts a picture into a slot or, with null, empties it. The ratio follows, unless it was chosen. */
    setPicture(slot: string, picture: MeasuredFile | null): void {
      const before = read()
      const { [slot]: _replaced, ...rest } = before.pictures
      const pictures = picture ? { ...rest, [slot]: addressed(picture) } : rest
      set({ pictures, form: inRatio(before.form, pictures) })
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
    restorePictures(pictures: Readonly<Record<string, MeasuredFile>>): void {
      if (read().pictures !== NO_PICTURES || Object.keys(pictures).length === 0) return
      const key = requestKey
      const entries = Object.entries(pictures)
      set({ pictures: Object.fromEntries(entries.map(([slot, picture]) => [slot, addressed(picture)])) })
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
