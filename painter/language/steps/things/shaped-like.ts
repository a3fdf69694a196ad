import type { Fittings } from '../../../drawings/shaped-like.ts'
import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { subjectOf } from '../../subject-of.ts'
import { tellHomes } from '../../text/tell-homes.ts'
import type { Noun } from '../../vocabulary/noun.ts'
import { nounNamed } from '../../vocabulary/nouns.ts'
import { singular } from '../../vocabulary/plurals.ts'

/** What a thing is known by whatever its outline is; of others the outline alone is another's. */
const FITTINGS: readonly (readonly [RegExp, Fittings])[] = [
  [/submarine|ship|boat|ferry|rocket|plane|saucer/, 'portholes'],
  [/automobile|car\b|bus\b|@van|truck|sedan|racingcar/, 'wheels'],
  [/^(teapot|@wateringcan|@jug|amphora)$/, 'spout'],
  [/^(hot-beverage|teacup-without-handle|@goblet|@latte)$/, 'ear'],
  [/^(handbag|purse|clutch-bag|backpack|basket|@satchel|shopping-bags)$/, 'strap'],
  [/cake(?!s$)/, 'candles'],
  [/^@(table|chair|stool|armchair|sofa|bench|coffeetable|ottoman|rockingchair)$/, 'legs'],
  [/^(@lamp|@lantern|red-paper-lantern)$/, 'shine'],
]
/** Stuffs that things keep in whatever form they are cut or blown. */
const KEPT: Readonly<Record<string, string>> = {
  '@cookies': 'gingerbread',
  '@gingerbreadman': 'gingerbread',
  cookie: 'gingerbread',
  '@cloud': 'cloud',
  '@pillow': 'felt',
  'chocolate-bar': 'chocolate',
  soap: 'porcelain',
  '@sushiplatter': 'sushi',
  sushi: 'sushi',
  '@onigiri': 'sushi',
  'rice-ball': 'sushi',
  bread: 'bread',

  '@loaf': 'bread',
  croissant: 'bread',
  pancakes: 'gingerbread',
  waffle: 'gingerbread',
  'cheese-wedge': 'cheese',
  '@cheese': 'cheese',
  '@jelly': 'jelly',
  butter: 'cheese',
}

const fittingsOf = ({ key, mode, tree }: Subject): Fittings | null => {
  // A lemon tree bears lemons, and has not the outline of one.
  if (key in KEPT || tree) return null
  return FITTINGS.find(([keys]) => keys.test(key))?.[1] ?? (mode === 'build' ? 'windows' : null)
}

const QUALIFIED =
  '(?:(?:an?|the|some) )?(?:(?:giant|huge|big|small|little|tiny|ripe|cute|real|peeled|open|yellow|red|blue|green|pink|golden) )*'
const LIKE = new RegExp(
  `(?:shaped (?:just )?like|shaped as|in the (?:shape|form) of|that (?:looks|look|is shaped) like|looking like|reminiscent of|resembling|(?:modell?ed on|inspired by) the (?:shape|form) of) ${QUALIFIED}([a-z]+(?: [a-z]+){0,2})`,
)
const SHAPED = /\b([a-z]+(?:[ -][a-z]+)?)[ -]shaped (?:\w+ ){0,2}?$/
/** What is eaten or held, and as large as a house or a ship here: “a banana submarine”. */
const OUTLINES =
  /\b(banana|strawberry|pineapple|watermelon|pumpkin|carrot|avocado|lemon|pear|peach|cucumber|eggplant|aubergine|tomato|corn|acorn|walnut|shoe|boot|teapot|teacup|snail|turtle|egg|doughnut|donut|cupcake|hot dog|pencil|guitar|sandwich|whale|shark|fish|duck|swan|burger|hamburger|croissant|sneaker) $/
const OUTLINED: ReadonlySet<Fittings> = new Set(['portholes', 'wheels', 'windows'])

/** “A submarine shaped like a banana”, “a teapot-shaped house”: the outline is the one's, the windows are the other's. */
export function shapeLike(reading: Reading) {
  const { scene, written } = reading
  const text = tellHomes(written)
    .toLowerCase()
    .replace(/[^a-z, -]+/g, ' ')
    .replace(/\s+/g, ' ')
  nameShaped(scene, text)
  for (const subject of [...scene.subjects]) {
    if (subject.figure || subject.furLength > 0 || subject.mode === 'plant') continue
    // A machine that somebody is in is known by its own limbs.
    if (subject.key === '@mech') continue
    // A knocker is a beast's head with a ring anyway.
    if (subject.key === '@doorknocker') {
      scene.subjects = [subject]
      continue
    }
    const name = subject.name.replace(/ \(as .*/, '')
    const at = text.search(new RegExp(`\\b${name}\\b`))
    if (at < 0) continue
    const fittings = fittingsOf(subject)
    const noun = outlineOf(text, at, name, fittings)
    if (!noun || noun.drawing === subject.key || (noun.isBuilding && fittings !== 'candles')) continue
    subject.shape = { drawing: noun.drawing, fittings: fittings ?? 'none' }
    if (KEPT[subject.key]) subject.made = KEPT[subject.key]
    // One that several things look like is there several times.
    if (subject.key in KEPT && subject.count === 1 && areSeveral(text, noun)) subject.count = SEVERAL
    if (fittings === 'shine') subject.glow = 'own'
    scene.subjects = scene.subjects.filter(other => other === subject || other.key !== noun.drawing)
    reading.understand(...text.split(/[ ,-]+/).filter(word => nounNamed(singular(word)) === noun))
  }
}

const SEVERAL = 3
const areSeveral = (text: string, noun: Noun) =>
  text.split(/[ ,-]+/).some(word => singular(word) !== word && nounNamed(singular(word)) === noun)

/** The noun whose outline a thing has, which is named right before it or after “shaped like”. */
function outlineOf(text: string, at: number, name: string, fittings: Fittings | null): Noun | undefined {
  const before = text.slice(0, at)
  const after = text.slice(at + name.length)
  const like = LIKE.exec(after)
  // What is told of something else in between is that other thing's.
  const isOwn =
    like &&
    !/[,;]| (?:and|with|by|near|in|on|next) (?!(?:the|an?) (?:shape|form|design|silhouette))/.test(
      after.slice(0, like.index),
    )
  const named = isOwn ? like[1] : (SHAPED.exec(before)?.[1] ?? null)
  if (named) return longestNoun(named, !isOwn)
  if (!fittings || !OUTLINED.has(fittings)) return undefined
  const outline = OUTLINES.exec(before)?.[1]
  return outline ? nounNamed(outline.replace(' ', '')) : undefined
}

/** The longest name among the first, or else the last, of some words. */
function longestNoun(named: string, isAtEnd: boolean): Noun | undefined {
  const words = named.split(/[ -]/)
  for (let length = words.length; length >= 1; length--) {
    const part = isAtEnd ? words.slice(-length) : words.slice(0, length)
    const noun = nounNamed([...part.slice(0, -1), singular(part.at(-1)!)].join(''))
    if (noun) return noun
  }
  return undefined
}

const SHAPED_HEADS: readonly (readonly [RegExp, string, string])[] = [
  [
    /\btables? (?=(?:that (?:is|looks) )?(?:shaped|looking|in the (?:shape|form))\b)|[ -]shaped (?:\w+ )?tables?\b/,
    '@table',
    'table',
  ],
  [
    /\bclouds? (?=(?:that (?:is|looks|look) )?(?:shaped|like|looking|in the (?:shape|form))\b)|[ -]shaped (?:\w+ )?clouds?\b/,
    '@cloud',
    'cloud',
  ],
]
/** Tables and clouds that have the shape of something are things, and no place or weather. */
function nameShaped(scene: Draft, text: string) {
  for (const [shaped, key, name] of SHAPED_HEADS) {
    if (!shaped.test(text) || scene.subjects.some(subject => subject.key === key)) continue
    scene.subjects.unshift(subjectOf(key, name, 1))
  }
}
