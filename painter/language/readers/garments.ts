import type { Reading } from '../reading.ts'
import type { Subject } from '../scene.ts'
import { COLOURS } from '../vocabulary/colours.ts'
import {
  FOOTWEAR,
  HAT_ICONS,
  HATS,
  HATS_ON_FACES,
  JACKETS,
  OTHER_CLOTHES,
  SKATES,
} from '../vocabulary/garments.ts'
import { wordSet } from '../vocabulary/table.ts'
import { canWearHat } from './beasts.ts'

const LONGEST = 2
const REACH = 5
const WORN = /^(in|wearing|wears|with|and|dressed|her|his|their|its|tying|lacing|putting)$/
const TROUSERS = wordSet('jeans jean trousers trouser pants pant shorts leggings legging')
/** What covers head and body. */
const VEILS = wordSet('chador abaya niqab burqa')
/** Worn below a dress, too. */
const TIGHT = /^leggings?$/
const BLACK = '#26252c'
const DENIM = '#3b5f94'
const WHITE_GLOVES = '#f2efe8'
const USUAL_JACKET = '#b8453f'

/** “… in yellow boots”, “… and an orange turban”, “a dog in a sweater”: worn by whoever was named last. */
export function readGarment(reading: Reading): boolean {
  const { tokens, at, scene } = reading
  const wearer = scene.subjects.findLast(
    subject => subject.figure || isFurry(subject) || subject.key === '@robot' || isHatted(subject, reading),
  )
  if (!wearer || !isWorn(reading)) return false
  for (let length = LONGEST; length >= 1; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length) continue
    const first = words.slice(0, -1).map(({ word }) => word)
    // Shorts and glasses are known by their plural alone.
    const isRead = [words[length - 1].singular, words[length - 1].word].some(last => {
      const name = [...first, last].join('')
      return wearer.figure ? dress(reading, wearer, name) : wrap(reading, wearer, name)
    })
    if (!isRead) continue
    reading.understand(...words.map(({ word }) => word))
    reading.takeRelation()
    reading.wornAt = at + length - 1
    reading.count = 1
    reading.colour = null
    reading.at += length - 1
    return true
  }
  return false
}

/** What has a hat said to be on it, though it is no animal: a pumpkin, a vase, a pile of books. */
const isHatted = (subject: Subject, { scene, at, tokens }: Reading) =>
  subject === scene.subjects.at(-1) &&
  subject.size < TALLEST_HATTED &&
  /^(ground|table|plant)$/.test(subject.mode) &&
  HATS.has(`${tokens[at].word}${tokens[at + 1]?.singular ?? ''}`.replace(/^sunhat.*/, 'sunhat'))
const TALLEST_HATTED = 1.6

const isFurry = ({ icon, furLength, mode }: Subject) =>
  icon !== undefined && furLength > 0 && mode === 'ground'

/** Whether a word of wearing comes shortly before, with only adjectives in between. */
function isWorn(reading: Reading): boolean {
  const { tokens, at, wornAt } = reading
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    if (WORN.test(tokens[i].word)) return true
    if (tokens[i + 1].afterBreak && wornAt === i) return true
    if (tokens[i + 1].afterBreak && tokens[i].word !== 'and') return isClause(reading, i + 1)
  }
  return false
}

/** “…, black leather boots, …”: a clause that names a garment and nothing else is of what is worn. */
function isClause({ tokens, at, scene }: Reading, start: number): boolean {
  const after = tokens[at + 1]
  if (!scene.subjects.some(({ figure }) => figure) || at - start > MOST_ADJECTIVES) return false
  return (!after || after.afterBreak) && tokens.slice(start, at).every(({ word }) => !JOINING.test(word))
}

const MOST_ADJECTIVES = 3
const JOINING = /^(of|on|in|at|by|for|to|from|under|near|beside|his|her)$/

function dress(reading: Reading, wearer: Subject, name: string): boolean {
  const { figure } = wearer
  if (!figure) return false
  const hex = reading.colour ? COLOURS.get(reading.colour)?.hex : undefined
  const hat = HATS.get(name)
  // A witch's hat is still hers, and a fireman's helmet his, also where its colour is named.
  if (hat && figure.hat && (name === 'hat' || (name === 'helmet' && figure.hat === 'hardhat'))) {
    if (hex) Object.assign(figure, { hatColour: hex })
    if (hex) reading.face.hatColour = hex
    return true
  }
  if (hat) {
    figure.hat = hat
    if (name === 'niqab' || name === 'burqa') Object.assign(reading.face, { wear: 'niqab', wearColour: hex })
    if (VEILS.has(name))
      Object.assign(figure, { outfit: 'dress', isLong: true, colour: hex ?? BLACK, hatColour: BLACK })
    if (hex) figure.hatColour = hex
    reading.face.hat = HATS_ON_FACES[hat] ?? null
    if (hex) reading.face.hatColour = hex
    return true
  }
  if (SKATES.has(name)) {
    figure.skates = name === 'tourskis' ? 'skis' : name.startsWith('roller') ? 'wheels' : 'blades'
    if (figure.skates === 'skis') {
      reading.scene.season ??= 'winter'
      reading.activityPlace ??= 'snowfield'
    }
    wearer.action ??= figure.skates === 'skis' ? 'walking' : 'sliding'
    return true
  }
  if (name === 'sleeves' || name === 'sleeve') {
    figure.sleeves = hex ?? figure.sleeves
    return true
  }
  if (/^(?:boxing)?gloves?$/.test(name) && (figure.gloves || figure.beast)) {
    figure.gloves = hex ?? figure.gloves ?? WHITE_GLOVES
    return true
  }
  if (/earrings?$/.test(name)) reading.face.earrings = true
  if (FOOTWEAR.has(name)) {
    figure.shoes = hex ?? figure.shoes
    return true
  }
  // Who has trousers on wears no dress.
  if (TROUSERS.has(name) && figure.outfit === 'dress' && !TIGHT.test(name)) figure.outfit = 'casual'
  if (TROUSERS.has(name) && figure.outfit !== 'dress')
    figure.secondColour = hex ?? (name === 'jeans' || name === 'jean' ? DENIM : figure.secondColour)
  return OTHER_CLOTHES.has(name)
}

function wrap(reading: Reading, subject: Subject, name: string): boolean {
  const hat = HATS.get(name)
  if (hat && (canWearHat(subject) || subject.key === '@robot')) {
    subject.hat = { hat, hatColour: reading.colour ? COLOURS.get(reading.colour)?.hex : undefined }
    return true
  }
  if (hat && hat in HAT_ICONS) {
    subject.accessories.push(HAT_ICONS[hat]!)
    return true
  }
  if (!JACKETS.has(name) || subject.key === '@robot') return false
  const named = reading.colour ? COLOURS.get(reading.colour)?.hex : reading.garment?.colour
  subject.jacket = named ?? USUAL_JACKET
  return true
}
