import { findMode, findModel } from '#catalogue/modes.ts'
import { proportionOf } from '#catalogue/ratios.ts'
import type { Creation } from '#contract/creations.ts'

/** A creation's label: its prompt, or else the name of its mode. */
export const labelOf = (creation: Creation): string => creation.prompt || modeName(creation)

export const modeName = (creation: Creation): string => findMode(creation.mode)?.name ?? creation.mode

export function modelTitle(creation: Creation): string {
  const mode = findMode(creation.mode)
  return (mode && findModel(mode, creation.model)?.title) ?? creation.model
}

/** Width divided by height: of the picture, or of the one that was asked for. */
export function proportionOfCreation(creation: Creation): number {
  const picture = creation.pictures[0]
  if (picture) return picture.width / picture.height
  return findMode(creation.mode)?.aspectRatio ? proportionOf(creation.aspectRatio) : 1
}

const NAME_CHARACTERS = 100

/** What a screen reader calls a creation: its label, as long as somebody listens to it. */
export function nameOf(creation: Creation): string {
  const characters = [
    ...labelOf(creation)
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;:])/g, ''),
  ]
  if (characters.length <= NAME_CHARACTERS) return characters.join('')
  return `${characters
    .slice(0, NAME_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`
}

const TITLE_CHARACTERS = 50

/** The title of a creation's own page: the start of its prompt and who made it. */
export function titleOf(creation: Creation): string {
  const start = [...labelOf(creation).replace(/\s+/g, ' ')].slice(0, TITLE_CHARACTERS).join('')
  return `${start} by ${creation.userInfo.nickName}`
}
