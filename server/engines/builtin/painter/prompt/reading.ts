import type { Face } from '../subjects/portrait/bust-pen.ts'
import type { Extra, Place, Scene, Subject } from './scene.ts'
import { normalise, type Token, takeExclusions, tokenise } from './tokens.ts'
import { spelling } from './vocabulary/phrases.ts'
import { placeRank } from './vocabulary/places.ts'

const MOST_SUBJECTS = 4
/** A colour waits for its noun for this many words: “red, tired old fox”. */
const COLOUR_REACH = 4

type NewSubject = Omit<Subject, 'count' | 'colour' | 'accessories'>

/** What has been understood so far while a prompt is read word by word. */
export class Reading {
  readonly text: string
  readonly tokens: Token[]
  readonly excluded: ReadonlySet<string>
  readonly scene: Scene
  at = 0

  place: Place | null = null
  /** Where the first person named is at home. */
  personHabitat: Place | null = null
  asksForPortrait = false
  /** The kind of person a portrait would show. */
  person: string | null = null
  face: Partial<Face> = {}
  /** The colour word spoken last, whatever it belongs to. */
  lastColour: string | null = null
  garment: { word: string; colour: string } | null = null

  /** Said before a noun that has not come yet. */
  count = 1
  colour: string | null = null

  #colourAge = 0
  #placeRank = -1
  #understood = new Set<string>()
  #passedOver = new Set<string>()

  constructor(prompt: string, negativePrompt: string) {
    this.text = normalise(prompt)
    this.tokens = tokenise(this.text)
    this.excluded = takeExclusions(this.tokens, negativePrompt)
    this.scene = emptyScene(prompt)
  }

  get token(): Token {
    return this.tokens[this.at]
  }

  /** The next word in the singular; empty at the end. */
  get next(): string {
    return this.tokens[this.at + 1]?.singular ?? ''
  }

  get isPlural(): boolean {
    return this.token.singular !== this.token.word
  }

  /** Lets a colour that found no noun fade. Called once per word. */
  ageColour() {
    this.#colourAge++
    if (this.#colourAge > COLOUR_REACH) this.colour = null
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

  /** Takes back that anything is shown. */
  disownAll() {
    this.#passedOver = new Set([...this.#understood, ...this.#passedOver])
    this.#understood.clear()
  }

  get matched(): string[] {
    return [...this.#understood]
  }

  get unmatched(): string[] {
    return [...this.#passedOver].filter(word => !this.#understood.has(word))
  }

  choosePlace(place: Place) {
    const rank = placeRank(place)
    if (rank <= this.#placeRank) return
    this.place = place
    this.#placeRank = rank
  }

  addExtra(extra: Extra) {
    this.scene.extras.add(extra)
  }

  /**
   * Adds a subject with the count and the colour said before it, or adds those to one of its kind.
   * When the scene is full, the subject's name is passed over.
   */
  addSubject(subject: NewSubject) {
    const { subjects } = this.scene
    this.understand(subject.name)
    const same = subjects.find(other => other.key === subject.key)
    if (same) {
      same.count = Math.max(same.count, this.count)
      same.colour ??= this.colour ?? undefined
    } else if (subjects.length < MOST_SUBJECTS) {
      subjects.push({ ...subject, count: this.count, colour: this.colour ?? undefined, accessories: [] })
    } else this.disown(subject.name)
    this.count = 1
    this.colour = null
  }
}

function emptyScene(prompt: string): Scene {
  return {
    prompt,
    place: 'hills',
    placeGiven: false,
    backdrop: null,
    roadside: 'hills',
    time: 'golden',
    timeGiven: false,
    weather: [],
    season: null,
    hue: null,
    subjects: [],
    future: false,
    neon: false,
    old: false,
    trees: [],
    flowers: null,
    extras: new Set(),
    celestialBodies: [],
    matched: [],
    unmatched: [],
  }
}
