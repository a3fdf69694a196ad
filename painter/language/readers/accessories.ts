import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import type { Subject } from '../scene.ts'
import { COLOURS } from '../vocabulary/colours.ts'
import { HATS } from '../vocabulary/garments.ts'
import { nounNamed } from '../vocabulary/nouns.ts'
import { ACCESSORIES, personNamed } from '../vocabulary/people.ts'
import { canWearHat } from './beasts.ts'

const ACCESSORY_REACH = 7
/** “In a thick red scarf”: of what one is in, as far as this is worn and no place. */
const REACH_IN = 4
const WORN_IN = /glasses$|^(?:scarf|crown|goggles|headphone)$/
const SNOWMAN = /^snowman/

/** “… wearing a hat and a scarf”: dresses the subject named last. The words in between are read on their own. */
export function readAccessory(reading: Reading): boolean {
  const { tokens, at, scene } = reading
  const { word: how } = reading.token
  const last = scene.subjects.at(-1)
  // Of “an owl on a pile of books wearing glasses” the owl wears them.
  const wearer =
    how === 'wearing'
      ? (scene.subjects.findLast(
          ({ figure, furLength, mode }) => figure || furLength > 0 || mode !== 'table',
        ) ?? last)
      : holderOfLast(reading)
  if (!wearer || !['wearing', 'with', 'in'].includes(how)) return false
  let end = at + ACCESSORY_REACH
  for (let i = at + 1; i <= Math.min(end, tokens.length - 1); i++) {
    const { word, singular } = tokens[i]
    const accessory = ACCESSORIES.get(singular) ?? ACCESSORIES.get(word)
    if (how === 'in' && (!WORN_IN.test(accessory ?? '') || i > at + REACH_IN)) continue
    if (accessory) i -= dropQualifier(reading, i)
    if (
      accessory &&
      wearer.figure &&
      (wearer.figure.beast || accessory === 'sunglasses') &&
      /glasses$/.test(accessory)
    ) {
      wearer.figure.glasses = accessory === 'sunglasses' ? 'dark' : true
      reading.understand(word)
      tokens.splice(i, 1)
      end = i-- + ACCESSORY_REACH
      continue
    }
    // A snowman has a hat, and the colour is that one's.
    if (accessory === 'top-hat' && SNOWMAN.test(wearer.key)) {
      const colour = COLOURS.get(tokens[i - 1]?.word)
      const said = colour ? 2 : 1
      if (colour) wearer.hat = { hat: 'tophat', hatColour: colour.hex }
      reading.understand(word, ...(colour ? [tokens[i - 1].word] : []))
      tokens.splice(i + 1 - said, said)
      i -= said
      end = i + ACCESSORY_REACH
      continue
    }
    // A hat that has a colour is drawn in it.
    if (accessory === 'top-hat' && canWearHat(wearer) && COLOURS.has(tokens[i - 1]?.word)) continue
    // People's glasses are read as a part of the face, and their hats as clothes.
    if (!accessory || (wearer.figure && accessory !== 'scarf')) continue
    // A wizard's hat is read as a garment.
    if (HATS.has(`${tokens[i - 1].word}${singular}`) && (wearer.figure || canWearHat(wearer))) continue
    const hat = hatNamed(tokens[i - 1].word, singular)
    if (hat) {
      putOn(wearer, hat)
      reading.understand(tokens[i - 1].word, word)
      tokens.splice(i - 1, 2)
      i -= 2
      end = i + ACCESSORY_REACH
      continue
    }
    const isTold = accessory === 'scarf' && nameScarfColour(wearer, tokens[i - 1]?.word, reading)
    if (putOn(wearer, accessory)) reading.understand(word)
    else reading.passOver(word)
    if (isTold) i--
    tokens.splice(i, isTold ? 2 : 1)
    end = i-- + ACCESSORY_REACH
  }
  return false
}

/** The drawing of a hat of two words on a thing that has no head. */
function hatNamed(kind: string, hat: string): string | undefined {
  const drawing = nounNamed(`${kind}${hat}`)?.drawing
  return drawing && HAT_DRAWINGS.test(drawing) ? drawing : undefined
}
const HAT_DRAWINGS = /^(top-hat|womans-hat|billed-cap|graduation-cap|@(party|witch|wizard|cowboy|chef)hat)$/

/** Whoever was named last; what somebody holds wears nothing. */
function holderOfLast({ scene, links }: Reading): Subject | undefined {
  const last = scene.subjects.at(-1)
  const link = links.at(-1)
  return link?.how === 'held' && link.right === last && last?.mode === 'table' && link.left.figure
    ? link.left
    : last
}

/** “Aviator glasses”: takes away whose glasses they are like. Returns how many words that were. */
function dropQualifier({ tokens, at }: Reading, i: number): number {
  const { word, singular } = tokens[i - 1]
  if (i - 1 <= at || word !== singular || HATS.has(`${word}${tokens[i].singular}`)) return 0
  if (!personNamed(word) && findNoun(tokens, i - 1)?.length !== 1) return 0
  tokens.splice(i - 1, 1)
  return 1
}

/** “A blue scarf”: the colour stays with its noun, so that whoever wears it keeps their own. Whether it has one. */
function nameScarfColour(wearer: Subject, before: string | undefined, reading: Reading): boolean {
  const colour = before && COLOURS.get(before)
  if (!colour) return false
  if (wearer.figure) wearer.figure.scarf = colour.hex
  else wearer.scarf = colour.hex
  reading.understand(before)
  return true
}

/** Animals can wear any accessory, people only what their drawings have. */
function putOn({ figure, accessories }: Subject, accessory: string): boolean {
  if (!figure) {
    accessories.push(accessory)
    return true
  }
  figure.scarf ??= '#c23a34'
  return true
}
