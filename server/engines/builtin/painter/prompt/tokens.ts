import { emojiCharacters } from '../subjects/icons.ts'
import { animalsOfKin } from './animal-kin.ts'
import { applyPhrases } from './apply-phrases.ts'
import { withoutOwners } from './possessives.ts'
import { withoutQualifiers } from './qualifiers.ts'
import { saidOfSame } from './said-of-same.ts'
import type { Part } from './scene.ts'
import { tellApart } from './tell-apart.ts'
import { bodyOfTwoKinds } from './two-kinds.ts'
import { ABSTRACT_PHRASES } from './vocabulary/abstract-phrases.ts'
import { AERIAL_PHRASES } from './vocabulary/aerial-phrases.ts'
import { ANIMAL_DEED_PHRASES } from './vocabulary/animal-deed-phrases.ts'
import { ANIMAL_PHRASES } from './vocabulary/animal-phrases.ts'
import { ANIMAL_PLACE_PHRASES } from './vocabulary/animal-place-phrases.ts'
import { BACKDROP_PHRASES } from './vocabulary/backdrop-phrases.ts'
import { BARE_DEEDS } from './vocabulary/bare-deeds.ts'
import { BEHIND_GLASS_PHRASES } from './vocabulary/behind-glass-phrases.ts'
import { BUILDING_PHRASES } from './vocabulary/building-phrases.ts'
import { CLAUSE_PHRASES } from './vocabulary/clause-phrases.ts'
import { CLIMBER_PHRASES } from './vocabulary/climber-phrases.ts'
import { PATTERN_PHRASES } from './vocabulary/cloth-patterns.ts'
import { COMPANY_PHRASES } from './vocabulary/company-phrases.ts'
import { COMPOUND_PHRASES } from './vocabulary/compound-phrases.ts'
import { CONTEST_PHRASES } from './vocabulary/contest-phrases.ts'
import { CRAFT_PHRASES } from './vocabulary/craft-phrases.ts'
import { DEED_PHRASES } from './vocabulary/deed-phrases.ts'
import { DEFINITION_PHRASES } from './vocabulary/definition-phrases.ts'
import { DWELLING_PHRASES } from './vocabulary/dwelling-phrases.ts'
import { EVERYDAY_PHRASES } from './vocabulary/everyday-phrases.ts'
import { FACE_WEAR_PHRASES } from './vocabulary/face-wear.ts'
import { FAMILY_PHRASES } from './vocabulary/family-phrases.ts'
import { FAMOUS_PHRASES } from './vocabulary/famous.ts'
import { FEAST_PHRASES } from './vocabulary/feast-phrases.ts'
import { FEAST_DAYS } from './vocabulary/feasts.ts'
import { FIRST_NAMES } from './vocabulary/first-names.ts'
import { FOLK_PHRASES } from './vocabulary/folk-phrases.ts'
import { GAME_PHRASES } from './vocabulary/game-phrases.ts'
import { GARDEN_DEEDS } from './vocabulary/garden-deeds.ts'
import { GRIMACE_PHRASES } from './vocabulary/grimace-phrases.ts'
import { HAND_PHRASES } from './vocabulary/hand-phrases.ts'
import { HEAD_PHRASES } from './vocabulary/head-phrases.ts'
import { HOMONYMS } from './vocabulary/homonyms.ts'
import { HOUSE_PHRASES } from './vocabulary/house-phrases.ts'
import { HOUSEHOLD_PHRASES } from './vocabulary/household-phrases.ts'
import { IDIOMS } from './vocabulary/idioms.ts'
import { INDOOR_PHRASES } from './vocabulary/indoor-phrases.ts'
import { INTERIOR_PHRASES } from './vocabulary/interior-phrases.ts'
import { KEPT_WORLD_PHRASES } from './vocabulary/kept-world-phrases.ts'
import { LIGHT_PHRASES } from './vocabulary/light-phrases.ts'
import { LISTENER_PHRASES } from './vocabulary/listener-phrases.ts'
import { LIVING_PHRASES } from './vocabulary/living-phrases.ts'
import { LOOKS_PHRASES } from './vocabulary/looks-phrases.ts'
import { MACHINE_PHRASES } from './vocabulary/machine-phrases.ts'
import { MEAL_PHRASES } from './vocabulary/meal-phrases.ts'
import { NAMING_PHRASES } from './vocabulary/naming-phrases.ts'
import { nounNamed } from './vocabulary/nouns.ts'
import { OCCASION_PHRASES } from './vocabulary/occasion-phrases.ts'
import { ODD_SIGHT_PHRASES } from './vocabulary/odd-sight-phrases.ts'
import { OPEN_AIR_PHRASES } from './vocabulary/open-air-phrases.ts'
import { OPENINGS } from './vocabulary/openings.ts'
import { OTHER_WORLD_PHRASES } from './vocabulary/other-world-phrases.ts'
import { OUTDOOR_PHRASES } from './vocabulary/outdoor-phrases.ts'
import { PEOPLES_PHRASES } from './vocabulary/peoples-phrases.ts'
import { PHRASES } from './vocabulary/phrases.ts'
import { PLACE_PHRASES } from './vocabulary/place-phrases.ts'
import { placeNamed } from './vocabulary/places.ts'
import { singular } from './vocabulary/plurals.ts'
import { ROOM_PHRASES } from './vocabulary/room-phrases.ts'
import { SIDE_PHRASES } from './vocabulary/side-phrases.ts'
import { SIGHT_PHRASES } from './vocabulary/sight-phrases.ts'
import { withoutSkyColours } from './vocabulary/sky-phrases.ts'
import { SPORT_PHRASES } from './vocabulary/sports.ts'
import { STILL_LIFE_PHRASES } from './vocabulary/still-life-phrases.ts'
import { STORY_PHRASES } from './vocabulary/story-phrases.ts'
import { TALE_PHRASES } from './vocabulary/tale-phrases.ts'
import { THING_PHRASES } from './vocabulary/thing-phrases.ts'
import { TOLD_PHRASES } from './vocabulary/told-phrases.ts'
import { TOWN_PHRASES } from './vocabulary/town-phrases.ts'
import { TRADE_PHRASES } from './vocabulary/trade-phrases.ts'
import { UNDERTAKINGS } from './vocabulary/undertakings.ts'
import { USAGE_PHRASES } from './vocabulary/usage-phrases.ts'
import { VERB_FORMS } from './vocabulary/verb-forms.ts'
import { VERBS_LIKE_NOUNS } from './vocabulary/verbs-like-nouns.ts'
import { WEATHER_PHRASES } from './vocabulary/weather-phrases.ts'
import { WITHIN_PHRASES } from './vocabulary/within-phrases.ts'
import { WONDER_PHRASES } from './vocabulary/wonder-phrases.ts'
import { WORK_PHRASES } from './vocabulary/work-phrases.ts'
import { WORLD_PHRASES } from './vocabulary/world-phrases.ts'
import { withoutWishes } from './wishes.ts'

/** One word of a prompt. */
export type Token = {
  /** As written, in lower case. */
  word: string
  singular: string
  /** Whether punctuation separates it from the word before. */
  afterBreak: boolean
  /** The colours of the parts of what the word names. */
  parts?: Partial<Record<Part, string>>
  /** What the thing that the word names is made of. */
  made?: string
}

/** Hyphens inside these words and after numbers belong to the word; others part two words. */
const HYPHENS = /(?<!\d)(?<!\bsci)-(?!skinned\b)/g

/** Of “a fisherman’s hut” only the hut is seen; “a butcher’s shop” is a place of its own. */
const POSSESSOR =
  /\b(\w+)[’']s? (?=(\w+ )?(hut|house|home|cottage|cabin|castle|hat|boat|ship|garden|shop|tower)\b)/g

const withoutPossessors = (text: string) =>
  text.replace(POSSESSOR, (whole, owner: string, _kind: string | undefined, thing: string) =>
    placeNamed(owner + thing) || nounNamed(owner + thing) ? whole : '',
  )

/** In the order in which they are applied. */
const ALL_PHRASES = [
  ...WITHIN_PHRASES,
  ...USAGE_PHRASES,
  ...FAMILY_PHRASES,
  ...DWELLING_PHRASES,
  ...TALE_PHRASES,
  ...OTHER_WORLD_PHRASES,
  ...MACHINE_PHRASES,
  ...GRIMACE_PHRASES,
  ...HEAD_PHRASES,
  ...FAMOUS_PHRASES,
  ...PATTERN_PHRASES,
  ...FACE_WEAR_PHRASES,
  ...LOOKS_PHRASES,
  ...HOUSE_PHRASES,
  ...WORLD_PHRASES,
  ...AERIAL_PHRASES,
  ...DEFINITION_PHRASES,
  ...ABSTRACT_PHRASES,
  ...COMPANY_PHRASES,
  ...SPORT_PHRASES,
  ...FEAST_DAYS,
  ...CONTEST_PHRASES,
  ...ODD_SIGHT_PHRASES,
  ...THING_PHRASES,
  ...INTERIOR_PHRASES,
  ...BUILDING_PHRASES,
  ...GARDEN_DEEDS,
  ...BARE_DEEDS,
  ...FIRST_NAMES,
  ...VERBS_LIKE_NOUNS,
  ...OPEN_AIR_PHRASES,
  ...CLIMBER_PHRASES,
  ...OCCASION_PHRASES,
  ...TOLD_PHRASES,
  ...CLAUSE_PHRASES,
  ...KEPT_WORLD_PHRASES,
  ...STILL_LIFE_PHRASES,
  ...WONDER_PHRASES,
  ...STORY_PHRASES,
  ...BEHIND_GLASS_PHRASES,
  ...ANIMAL_PLACE_PHRASES,
  ...ANIMAL_DEED_PHRASES,
  ...ANIMAL_PHRASES,
  ...LISTENER_PHRASES,
  ...PEOPLES_PHRASES,
  ...GAME_PHRASES,
  ...FOLK_PHRASES,
  ...SIDE_PHRASES,
  ...WEATHER_PHRASES,
  ...LIGHT_PHRASES,
  ...WORK_PHRASES,
  ...CRAFT_PHRASES,
  ...TRADE_PHRASES,
  ...COMPOUND_PHRASES,
  ...BACKDROP_PHRASES,
  ...OUTDOOR_PHRASES,
  ...EVERYDAY_PHRASES,
  ...FEAST_PHRASES,
  ...HOUSEHOLD_PHRASES,
  ...ROOM_PHRASES,
  ...OPENINGS,
  ...INDOOR_PHRASES,
  ...SIGHT_PHRASES,
  ...TOWN_PHRASES,
  ...PLACE_PHRASES,
  ...VERB_FORMS,
  ...LIVING_PHRASES,
  ...HOMONYMS,
  ...HAND_PHRASES,
  ...MEAL_PHRASES,
  ...NAMING_PHRASES,
  ...UNDERTAKINGS,
  ...IDIOMS,
  ...DEED_PHRASES,
  ...PHRASES,
]

/** Lower case, words and “,” only; a space at either end. */
export function plainText(prompt: string): string {
  return ` ${withoutOwners(
    withoutPossessors(
      withoutQualifiers(
        tellApart(
          saidOfSame(
            animalsOfKin(
              bodyOfTwoKinds(
                withoutWishes(nameEmoji(prompt).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()),
              ),
            ),
          ),
        ),
      ),
    ),
  )
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9\- ]+/g, mark => (/[,.;:!?()\n|/]/.test(mark) ? ' , ' : ' '))
    .replace(HYPHENS, ' ')
    .replace(/\s+/g, ' ')} `
}

/** A plain text with known phrases joined to one word, or said in words that the tables know. */
export function normalise(text: string): string {
  return applyPhrases(withoutSkyColours(text), ALL_PHRASES)
}

/** So many emoji are read; a prompt of nothing else would be ten times as long in words. */
const MOST_EMOJI = 40

/** Emoji in words, each where it comes first. */
function nameEmoji(prompt: string): string {
  const named = new Set<string>()
  return prompt.replace(/\p{RGI_Emoji}/gv, emoji => {
    if (named.has(emoji) || named.size === MOST_EMOJI) return ' '
    named.add(emoji)
    return ` ${nameOfEmoji(emoji)} `
  })
}

/** The name of its icon; the selector U+FE0F makes no difference. */
function nameOfEmoji(emoji: string): string {
  const codePoints = Array.from(emoji, character => character.codePointAt(0)!.toString(16))
  return emojiCharacters()[codePoints.filter(codePoint => codePoint !== 'fe0f').join('-')] ?? ''
}

/** The words of a normalised text. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let afterBreak = false
  for (const part of text.trim().split(' ')) {
    const word = part.replace(/^-+|-+$/g, '')
    if (word === ',') afterBreak = true
    else if (word) {
      tokens.push({ word, singular: singular(word), afterBreak })
      afterBreak = false
    }
  }
  return tokens
}

/** Words that hold a sentence together. */
const GRAMMAR: ReadonlySet<string> = new Set(
  'a an the of in on at by with and or under near above into through over from to for is are his her their my while who that as'.split(
    ' ',
  ),
)
const SHORTEST_ROW = 3

/** “Boy kite hill wind”: words without commas and without anything that holds them together. */
export const isTerse = (tokens: readonly Token[]): boolean =>
  tokens.length >= SHORTEST_ROW && tokens.every(({ word, afterBreak }) => !afterBreak && !GRAMMAR.has(word))
