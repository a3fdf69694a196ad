export type HelpStep = { title: string; text: string }

/** One side of an example: a picture of `catalogue/examples` with what it shows, or the words that were written. */
export type Side = { picture: string; shows: string } | { words: string }

/** What a mode makes of what. `drawn` says that the built-in engine itself did it; the others illustrate. */
export type Example = { before: Side; after: Side; drawn?: string }

/** The help page of a mode: numbered steps, what else is good to know, and an example. */
export type Help = {
  steps: readonly HelpStep[]
  remarks: readonly string[]
  /**
   * Said of what the built-in engine, which is no AI model, makes of this mode; null where it does not serve it.
   * docs/embedded-engine.md says more.
   */
  builtIn: string | null
  example: Example
}

export const upload = (text: string): HelpStep => ({ title: 'Upload', text })
export const prompt = (text: string): HelpStep => ({ title: 'Prompt', text })
export const ENHANCE: HelpStep = {
  title: 'Enhance Prompt',
  text: 'Optional: have light, lens and colors filled in. Your words stay.',
}
export const CREATE: HelpStep = { title: 'Press Create', text: 'The picture arrives in your Gallery.' }

/** A picture of `catalogue/examples`, without its ending, and what it shows. */
export const side = (picture: string, shows: string): Side => ({ picture, shows })

export const MADE = 'Made by the built-in engine.'
