import type { Creation } from '#contract/creations.ts'

/** Why a creation ended without a picture, as a sentence for its owner. */
export const reasonOf = ({ own }: Creation): string =>
  own?.failure?.descr ??
  `You canceled this picture.${own && own.refunded > 0 ? ' Your credits are back.' : ''}`
