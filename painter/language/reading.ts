import { materialNamed } from '../drawings/materials.ts'
import type { Face } from '../drawings/portrait/bust-pen.ts'
import type { TimeOfDay } from '../engine/world/times-of-day.ts'
import type { Draft } from './draft.ts'
import { emptyScene } from './empty-scene.ts'
import type { Action, Bands, Subject } from './scene.ts'
import { takeParts } from './steps/people/parts.ts'
import { isHadByAnother, isOfAnotherKind, isSaidToBe } from './steps/people/somebody-else.ts'
import { holderOf, type Link } from './steps/things/holder-of.ts'
import { strewMany } from './steps/things/strew.ts'
import { takeMaterials } from './steps/things/take-materials.ts'
import type { Extra, Wear } from './surroundings.ts'
import { takeExclusions, withoutDenied } from './text/denials.ts'
import { correctSpelling } from './text/misspellings.ts'
import { setAside } from './text/set-aside.ts'
import { tellHomes } from './text/tell-homes.ts'
import { tellSizes } from './text/tell-sizes.ts'
import { isTerse, normalise, plainText, type Token, tokenise } from './text/tokens.ts'
import { isAnimalSubject } from './vocabulary/animal-nouns.ts'
import { isFood } from './vocabulary/nouns.ts'
import { type PlaceName, placeRank } from './vocabulary/places.ts'
import { ACTIONS, RELATIONS, type Relation, YOUNG } from './vocabulary/relations.ts'
import { spelling } from './vocabulary/spellings.ts'

/** Of what is named, how much is read: what is held or sat on is no subject by itself in the end. */
const MOST_READ = 7
/** Of animals that are merely counted up, there is room for more. */
const MOST_ANIMALS = 10
/** A colour waits for its noun for this many words: “red, tired old fox”. */
const COLOUR_REACH = 4
/** And a preposition for its second thing: “on a big old wooden chair”. */
const RELATION_REACH = 6

/** And what a field is full of. */
const STREWN_REACH = 4

/** How something is placed to the next thing. */
const PLACED: ReadonlySet<Relation> = new Set(['on', 'in', 'under', 'against', 'behind', 'over', 'read'])
const ONE_OF = /^(an?|the|one|two|three|four|some|my|our|his|her|its|their)$/
/** “A foal beside a horse”: after these the grown one is another, and not spoken of again. */
const AN_OTHER = /^(?:an?|its|one|two|three|some)$/
/** What follows the last word of a phrase. */
const AFTER_A_NOUN = /^(who|that|which|while|as|and|where)$|ing$/

const YOUNG_SIZE = 0.6

const AFTER_A_PLACE = /^(with|and|by|near|in|on|at|under|behind|beside|where|as|during)$/

const PLURAL = /(?<=\w{3})e?s$/
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

type NewSubject = Omit<Subject, 'count' | 'colour' | 'accessories'>

/** What has been understood so far while a prompt is read word by word. */
export class Reading {
  readonly text: string
  readonly tokens: Token[]
  readonly excluded: Set<string>
  readonly scene: Draft
  /** Words that are only compared with, quoted or credited. */
  readonly aside: ReadonlySet<string>
  /** The prompt as it came. */
  readonly written: string
  /** Whether the prompt is a mere row of words, in which a noun does not qualify the next. */
  readonly isTerse: boolean
  at = 0

  place: PlaceName | null = null
  /** All places named, in their order. */
  readonly places: PlaceName[] = []
  /** The number of the word that named the first place. */
  placedAt: number | null = null
  /** The place that is itself what the prompt asks for. */
  headPlace: PlaceName | null = null
  /** The word after which a thing follows that is there in great numbers, as in a field of it. */
  strewnAt: number | null = null
  /** Whether things stand on a table, wherever that is. */
  onTable = false
  /** Where the first person named is at home. */
  personHome: PlaceName | null = null
  /** Where what somebody does is usually done. */
  activityPlace: PlaceName | null = null
  asksForPortrait = false
  /** The kind of person a portrait would show. */
  person: string | null = null
  face: Partial<Face> = {}
  /** The colour word spoken last, whatever it belongs to. */
  lastColour: string | null = null
  /** The hour that gloom, neon or candles suggest, where the prompt names none. */
  moodTime: TimeOfDay | null = null
  garment: { word: string; colour: string } | null = null
  /** The last word of the garment that was named last. */
  wornAt: number | null = null
  readonly links: Link[] = []
  /** The number of the word that named each subject last. */
  readonly namedAt = new Map<Subject, number>()

  /** Said before a noun that has not come yet. */
  count = 1
  colour: string | null = null
  /** Several colours of the next thing. */
  bands: Bands | null = null
  action: Action | null = null
  /** Of the next person: “a female pilot”. */
  gender: 'f' | 'm' | null = null
  /** What time and weather have done to the next thing. */
  wear: Wear[] = []
  /** The person that the next animal is dressed up as. */
  costume: string | null = null
  /** What the next animal is made of: then it is a thing. */
  material: { colour?: string; isLarge?: boolean } | null = null
  /** What the next thing or person is made of, as one of its kind is not. */
  made: string | null = null
  /** What lies on the dish that is named next. */
  topping: { icon: string; name: string } | null = null
  /** Whether the next animal is a young one. */
  isYoung = false
  /** How many times as large as its kind the next thing is. */
  growth = 1

  #colourAge = 0
  #relation: { how: Relation; left: Subject; at: number } | null = null
  #placeRank = -1
  /** All that the person wrote, and what it was taken to be spelt. */
  readonly #letters: string
  #understood = new Set<string>()
  #passedOver = new Set<string>()
  readonly #young = new Set<Subject>()

  constructor(written: string, negativePrompt: string) {
    this.written = written
    const { prompt: plain, aside } = setAside(tellSizes(tellHomes(written)))
    const { prompt, misspelt } = correctSpelling(plain)
    const spoken = plainText(prompt)
    this.#letters = lettersOf(`${spoken} ${plainText(written)}`)
    const text = normalise(spoken)
    this.text = withoutDenied(text)
    this.tokens = tokenise(text)
    this.aside = new Set(aside)
    this.passOver(...aside)
    this.isTerse = isTerse(this.tokens)
    this.excluded = takeExclusions(this.tokens, negativePrompt)
    takeParts(this.tokens)
    const { shown, dropped } = takeMaterials(this.tokens)
    this.understand(...shown)
    this.passOver(...dropped)
    this.scene = emptyScene(prompt, this.excluded)
    this.scene.misspelt = misspelt
  }

  get token(): Token {
    return this.tokens[this.at]
  }

  /** The next word in the singular; empty at the end. */
  get next(): string {
    return this.tokens[this.at + 1]?.singular ?? ''
  }

  /** The word before; empty at the beginning and after a comma. */
  get previous(): string {
    return this.token.afterBreak ? '' : (this.tokens[this.at - 1]?.word ?? '')
  }

  get isPlural(): boolean {
    return this.token.singular !== this.token.word
  }

  /** Lets a colour that found no noun fade. Called once per word. */
  ageColour() {
    this.#colourAge++
    if (this.#colourAge > COLOUR_REACH) this.#forgetColour()
  }

  #forgetColour() {
    this.colour = null
    this.bands = null
  }

  holdBands(bands: Bands) {
    this.bands = bands
    this.#colourAge = 0
  }

  holdColour(word: string) {
    this.colour = word
    this.lastColour = word
    this.#colourAge = 0
  }

  /** Takes words as shown in the picture. */
  understand(...words: string[]) {
    for (const word of words) this.#understood.add(spelling(word))
  }

  /** Takes words as not shown. A word that is understood elsewhere counts as understood. */
  passOver(...words: string[]) {
    for (const word of words) this.#passedOver.add(spelling(word))
  }

  /** Takes back that a word is shown. */
  disown(word: string) {
    this.#understood.delete(spelling(word))
    this.passOver(word)
  }

  /** Of “on a ledge watching goats” nobody is on the goats: an unknown word was what is meant. */
  passOverUnknown() {
    const next = this.tokens[this.at + 1]
    const endsPhrase =
      !next ||
      next.afterBreak ||
      (RELATIONS.has(next.word) && next.word !== 'of') ||
      AFTER_A_NOUN.test(next.word)
    if (endsPhrase && this.#relation && PLACED.has(this.#relation.how)) this.#relation = null
    // Of “blue tiles, a sleeping dog” the dog is not blue.
    if (next?.afterBreak && this.isPlural) this.#forgetColour()
    this.passOver(this.token.word)
  }

  /** “On the shelf, a robin” and “far below, you see it”: nothing was on what comes after the comma. */
  beginPhrase() {
    if (!this.token.afterBreak || !this.#relation || !PLACED.has(this.#relation.how)) return
    if (ONE_OF.test(this.token.word) || this.#relation.at === this.at - 1) this.#relation = null
  }

  get matched(): string[] {
    return [...this.#understood]
  }

  get unmatched(): string[] {
    return [...this.#passedOver].filter(word => !this.#understood.has(word))
  }

  /** Whether the person wrote a word, rather than that it was put in the place of theirs. */
  isWritten(word: string): boolean {
    return this.#letters.includes(lettersOf(word).replace(PLURAL, ''))
  }

  choosePlace(place: PlaceName) {
    const left = this.#relation?.how === 'on' ? this.#relation.left : null
    // Birds that are on a field or on a pier stand there.
    if (left?.mode === 'fly' && alights(left)) left.mode = 'ground'
    this.#relation = null
    const next = this.tokens[this.at + 1]
    // Of “a green hill with a dog” the hill is green.
    if (!next || next.afterBreak || AFTER_A_PLACE.test(next.word)) this.colour = null
    this.places.push(place)
    this.placedAt ??= this.at
    this.scene.wear ??= this.wear[0] ?? null
    this.wear = []
    const rank = placeRank(place)
    if (rank <= this.#placeRank) return
    this.place = place
    this.#placeRank = rank
  }

  /** Of “in a hospital bed”: the relation before the place belongs to the thing after it. */
  chooseQualifyingPlace(place: PlaceName) {
    const relation = this.#relation
    this.choosePlace(place)
    this.#relation = relation
  }

  addExtra(extra: Extra) {
    this.scene.extras.add(extra)
  }

  /** Remembers a word between two things until the second one is named. */
  relate(how: Relation) {
    const last = this.scene.subjects.at(-1)
    // “An octopus at a gate reading a newspaper”: nothing that is built reads.
    const named =
      how === 'read' && last?.mode === 'build'
        ? (this.scene.subjects.findLast(({ figure }) => figure) ?? last)
        : last
    // Of “a salad with feta and tomatoes” both are in it, though one is not known.
    if (how === 'beside' && this.#relation?.how === 'with' && isFood(this.#relation.left.key)) {
      this.#relation.at = this.at
      return
    }
    // Of “tea and a slice of pie” the pie is not the tea's.
    const isFull = this.previous === 'full' && named !== undefined && isFood(named.key)
    if (how === 'of' && named && !isFull && !named.name.replace(/ \(as .*/, '').endsWith(this.previous))
      return
    // What somebody's basket is full of is in the basket.
    const left = named && (how === 'of' ? named : holderOf(this.links, named, how))
    // A muffin full of blueberries has them in it, and is no vessel.
    const meant = how === 'of' && isFull ? 'with' : how
    this.#relation = left ? { how: meant, left, at: this.at } : null
  }

  /** Whether somebody is said to be under what is named next. */
  get isBelow(): boolean {
    return this.#relation?.how === 'under'
  }

  /** Of “under the setting sun, as a couple walks” nobody is under the couple. */
  endRelation() {
    if (this.tokens[this.at + 1]?.afterBreak) this.#relation = null
  }

  /** The relation that waits for its second thing, if it has not waited for too long. */
  takeRelation(): { how: Relation; left: Subject } | null {
    const relation = this.#relation
    this.#relation = null
    return relation && this.at - relation.at <= RELATION_REACH ? relation : null
  }

  /**
   * Adds a subject with the count and the colour said before it, or adds those to one of its kind.
   * When too much is named, the subject's name is passed over.
   */
  addSubject(subject: NewSubject) {
    const { subjects } = this.scene
    this.understand(subject.name)
    const relation = this.takeRelation()
    const isStrewn = this.strewnAt !== null && this.at - this.strewnAt <= STREWN_REACH
    this.strewnAt = null
    if (isStrewn) {
      strewMany(this.scene, {
        ...subject,
        size: subject.size * this.growth,
        count: 1,
        colour: this.colour ?? undefined,
        accessories: [],
      })
      this.#startAfresh()
      return
    }
    let right = subjects.find(
      other =>
        other.key === subject.key &&
        YOUNG.has(other.name) === YOUNG.has(subject.name) &&
        !(AN_OTHER.test(this.#articleBefore()) && this.isYoung !== this.#young.has(other)) &&
        isSaidToBe(this, other) &&
        !isOfAnotherKind(this, other, subject) &&
        !(relation && isHadByAnother(this, other, relation.left)),
    )
    if (right) {
      right.count = Math.max(right.count, this.count)
      right.colour ??= this.colour ?? undefined
    } else if (subjects.length < ([...subjects, subject].every(isAnimalSubject) ? MOST_ANIMALS : MOST_READ)) {
      right = { ...subject, count: this.count, colour: this.colour ?? undefined, accessories: [] }
      if (this.action && this.#isSaidOf(right)) right.action = this.action
      if (this.bands && right.furLength > 0) right.bands = this.bands
      else if (this.bands && 'colours' in this.bands) right.colour ??= this.bands.colours[0]
      const made = this.tokens[this.at]?.made ?? this.made
      if (made) right.made = precious(made, right)
      if (this.wear.length > 0) right.wear = this.wear
      if (this.isYoung) {
        right.size *= YOUNG_SIZE
        this.#young.add(right)
      }
      // Houses and castles are as large as the view has room for.
      if (right.mode !== 'build' || this.growth < 1) right.size *= this.growth
      subjects.push(right)
    } else this.disown(subject.name)
    if (right) this.namedAt.set(right, this.at)
    if (relation && right && relation.left !== right)
      this.links.push({ how: relation.how, left: relation.left, right })
    this.#startAfresh()
  }

  /** The article of the noun that is read, which a few adjectives may part from it. */
  #articleBefore(): string {
    const before = this.tokens.slice(Math.max(0, this.at - 2), this.at).map(({ word }) => word)
    return before.findLast(word => ONE_OF.test(word)) ?? ''
  }

  /** Of “floating down a river, houses on stilts” the houses do not float. */
  #isSaidOf({ figure, furLength, mode }: Subject): boolean {
    if (figure || furLength > 0 || !/^(build|plant|ground|table)$/.test(mode)) return true
    if (mode === 'build' && this.action === 'sleeping') return false
    const said = this.tokens.slice(0, this.at).findLastIndex(({ word }) => ACTIONS.get(word) === this.action)
    return !this.tokens.slice(said + 1, this.at + 1).some(({ afterBreak }) => afterBreak)
  }

  /** What was said before a noun is used up by it. */
  #startAfresh() {
    this.count = 1
    this.#forgetColour()
    this.action = null
    this.wear = []
    this.made = null
    this.isYoung = false
    this.growth = 1
  }
}

/** What flies by nature, and not because it is said to. */
const alights = ({ furLength, key, action }: Subject) =>
  (furLength > 0 || key === 'dragon') && action !== 'flying'

/** A golden statue is of gold, whatever others are of. */
const precious = (made: string, { colour }: Subject) =>
  made === 'stone' ? (materialNamed(colour ?? '') ?? made) : made
