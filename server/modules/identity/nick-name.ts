import { randomInt } from 'node:crypto'
import { tidyName } from '#server/lib/texts.ts'

const COLOURS =
  'Amber Azure Cobalt Copper Coral Crimson Golden Indigo Ivory Jade Lilac Ochre Olive Pearl Rosy Ruby Russet Sage Scarlet Silver Teal Umber Violet White'.split(
    ' ',
  )
const ANIMALS =
  'Badger Beaver Crane Deer Dove Falcon Finch Fox Gecko Hare Heron Ibis Koala Lark Lynx Marten Newt Otter Owl Panda Robin Swan Swift Wren'.split(
    ' ',
  )

/**
 * A first nick name: what the provider says, unless that tells the address, or else one made up. Everybody
 * sees nick names, and nobody was asked yet.
 */
export function nickNameFor(identity: { email: string; nickName?: string | undefined }): string {
  const given = tidyName(identity.nickName ?? '')
  return given !== '' && !containsAddress(given, identity.email) ? given : madeUpName()
}

/** Whether the name is an address, or all of this one before its `@` or its `+`. */
export function containsAddress(name: string, email: string): boolean {
  const lower = name.trim().toLowerCase()
  const [local = ''] = email.toLowerCase().split('@', 1)
  return lower.includes('@') || (local !== '' && [local, local.split('+', 1)[0]].includes(lower))
}

const madeUpName = () => `${COLOURS[randomInt(COLOURS.length)]} ${ANIMALS[randomInt(ANIMALS.length)]}`
