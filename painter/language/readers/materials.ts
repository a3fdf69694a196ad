import { materialNamed } from '../../drawings/materials.ts'
import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import { isAnimal } from '../vocabulary/animal-nouns.ts'
import { COLOURS } from '../vocabulary/colours.ts'
import type { Noun } from '../vocabulary/noun.ts'
import { nounOfDrawing, stagingOf } from '../vocabulary/nouns.ts'
import { personNamed } from '../vocabulary/people.ts'
import { FANCIFUL, stuffNamed } from '../vocabulary/stuffs.ts'
import { tableOf, wordSet } from '../vocabulary/table.ts'

/** What figures of animals are made of: the colour word of each, and whether they are as large as life. */
const MATERIALS = tableOf<{ colour?: string; isLarge?: boolean }>({
  wooden: { colour: 'brown' },
  glass: { colour: 'azure' },
  crystal: { colour: 'azure' },
  porcelain: { colour: 'white' },
  ceramic: { colour: 'white' },
  paper: { colour: 'white' },
  origami: { colour: 'white' },
  clay: { colour: 'brown' },
  chocolate: { colour: 'brown' },
  rubber: { colour: 'yellow' },
  plastic: {},
  lego: { colour: 'red' },
  toy: {},
  plush: {},
  stuffed: {},
  knitted: {},
  crocheted: {},
  felt: {},
  balloon: {},
  stone: { colour: 'grey', isLarge: true },
  marble: { colour: 'white', isLarge: true },
  bronze: { colour: 'brown', isLarge: true },
  ice: { colour: 'azure', isLarge: true },
  statuesque: { colour: 'grey', isLarge: true },
  statuesquegold: { colour: 'golden', isLarge: true },
})
/** What statues and folded things are of. */
const STUFFS: Readonly<Record<string, string>> = {
  statuesque: 'stone',
  statuesquegold: 'gold',
  origami: 'paper',
}
/** Of these, vehicles and buildings are made, too. */
const PLAYTHINGS = wordSet('toy lego wooden paper plastic chocolate origami clay')
/** Words of size and colour may come in between. */
const REACH = 2
/** Metres. */
const FIGURINE = 0.24

/** “A wooden horse”, “a glass dragon”, “a statue of a lion”: an animal that is a thing. */
export function readMaterial(reading: Reading): boolean {
  const { tokens, at } = reading
  const { word } = reading.token
  const material = MATERIALS.get(word)
  if (readStuff(reading)) return true
  if (!material || (findNoun(tokens, at)?.length ?? 0) > 1) return false
  if (word.startsWith('statuesque') && personNamed(tokens[at + 1]?.singular ?? '')) {
    addStatue(reading)
    return true
  }
  for (let k = 1; k <= REACH && tokens[at + k] && !tokens[at + k].afterBreak; k++) {
    const noun = findNoun(tokens, at + k)?.value
    if (!noun) continue
    const isBeast = noun.fur > 0 || /^(flies|swims)$/.test(noun.posture) || CREATURES.test(noun.drawing)
    if (!isBeast && !isModel(word, noun)) return false
    reading.material = material
    reading.made = stuffNamed(STUFFS[word] ?? word)
    reading.understand(word)
    return true
  }
  return false
}

/** What is said to be of a stuff that such things are not usually of; lands, rooms and meals are not. */
function readStuff(reading: Reading): boolean {
  const { tokens, at } = reading
  const { word } = reading.token
  const isFanciful = FANCIFUL.has(word)
  const stuff = isFanciful || materialNamed(word) || BEFORE_THINGS.has(word) ? stuffNamed(word) : null
  if (!stuff || COLOURS.has(word) || AMBIGUOUS.has(word)) return false
  if ((findNoun(tokens, at)?.length ?? 0) > 1) return false
  for (let k = 1; k <= REACH && tokens[at + k] && !tokens[at + k].afterBreak; k++) {
    if (isGrammar(tokens[at + k].word)) return false
    if (k === 1 && STONE.has(stuff) && personNamed(tokens[at + k].singular)) {
      reading.made = stuff
      reading.understand(word)
      return true
    }
    const noun = findNoun(tokens, at + k)?.value
    if (!noun) continue
    if (isAnimal(noun) || isModel(word, noun)) return false
    if (isFanciful ? USUAL[stuff]?.test(noun.drawing) : !isMadeAnew(stuff, noun)) return false
    reading.made = stuff
    reading.understand(word)
    return true
  }
  return false
}

/** Of which people are statues. */
const STONE = wordSet('stone marble bronze ice glass jade clay')
/** What is usually of the stuff anyway, or only has some of it about it. */
const USUAL: Readonly<Record<string, RegExp>> = {
  glass:
    /bottle|jar|glass|wine|beer|window|lamp|lantern|light|aquarium|door|wall|table|bulb|vial|potion|cup-with-straw|elevator/,
  paper: /paper|scroll|newspaper|book|lantern|kite|map|envelope|bag|plate|cup/,
  wood: /table|chair|bench|box|crate|chest|barrel|basket|fence|door|ladder|cart|boat|log|guitar|violin|desk|shelf|stool|sign/,
  stone: /table|fire|oven|well|wall|fountain|steps|lantern|path/,
  marble: /table|fountain|steps|counter/,
  ice: /ice|skate|cube|drink|glass|tea|coffee|hockey|bucket|cream/,
  chocolate: /./,
  wool: /scarf|t-shirt|glove|sock|beanie|blanket|rug|coat/,
  cardboard: /package|box|carton/,
  gingerbread: /cook|cake/,
  felt: /hat|fedora/,
  patchwork: /blanket/,
}
/** What else a word before the thing is enough for. */
const BEFORE_THINGS = wordSet('glass paper brass concrete diamond amber')
/** Rock music, frozen meals and steel works. */
const AMBIGUOUS = wordSet('rock frozen metal steel chrome granite chocolate ceramic')
const isGrammar = (word: string) => /^(of|in|on|and|with|at|by|for|from|over|under)$/.test(word)
const FABULOUS = wordSet('glass ice paper jade gold')
const FABULOUS_BUILDINGS = /^(castle|house|@pyramid|@bridge|church|mosque|@tower|@throne)$/
const isMadeAnew = (stuff: string, { drawing, on, posture, isBuilding }: Noun) => {
  if (isBuilding) return FABULOUS.has(stuff) && FABULOUS_BUILDINGS.test(drawing)
  if (posture === 'grows' && stuff !== 'glass' && stuff !== 'paper' && stuff !== 'ice') return false
  return (on[0] === 'table' || posture === 'grows' || THRONES.test(drawing)) && !USUAL[stuff]?.test(drawing)
}
const THRONES =
  /^(?:@(?:throne|robot|statue|bench|piano|bed|chair|sofa|bathtub|bicycle|carriage|pumpkincoach)|bicycle|harp)$/

const CREATURES = /^(@?dragon|unicorn|t-rex|sauropod|elephant|turtle|frog|snail|crocodile)$/
const isModel = (word: string, { drawing }: Noun) => PLAYTHINGS.has(word) && MODELS.test(drawing)
const MODELS =
  /^(castle|automobile|locomotive|@passengertrain|@train|airplane|@rowboat|sailboat|bus|tractor|rocket)$/

/** Somebody's statue is the statue, and not the person. */
function addStatue(reading: Reading) {
  const noun = nounOfDrawing('@statue')
  if (!noun) return
  reading.tokens.splice(reading.at + 1, 1)
  reading.addSubject({ key: '@statue', name: 'statue', ...stagingOf(noun) })
}

/** How a figure of that material is staged. */
export function stagedAs(material: { isLarge?: boolean }) {
  return material.isLarge
    ? ({ mode: 'ground', furLength: 0 } as const)
    : ({ mode: 'table', home: 'table', size: FIGURINE, furLength: 0 } as const)
}
