import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import { nounOfDrawing, stagingOf } from '../vocabulary/nouns.ts'
import { personNamed } from '../vocabulary/people.ts'
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
/** Of these, vehicles and buildings are made, too. */
const PLAYTHINGS = wordSet('toy lego wooden paper plastic chocolate origami clay glass')
/** Words of size and colour may come in between. */
const REACH = 2
/** Metres. */
const FIGURINE = 0.24

/** “A wooden horse”, “a glass dragon”, “a statue of a lion”: an animal that is a thing. */
export function readMaterial(reading: Reading): boolean {
  const { tokens, at } = reading
  const { word } = reading.token
  const material = MATERIALS.get(word)
  if (!material || (findNoun(tokens, at)?.length ?? 0) > 1) return false
  if (word.startsWith('statuesque') && personNamed(tokens[at + 1]?.singular ?? '')) {
    addStatue(reading)
    return true
  }
  for (let k = 1; k <= REACH && tokens[at + k] && !tokens[at + k].afterBreak; k++) {
    const noun = findNoun(tokens, at + k)?.value
    if (!noun) continue
    const isAnimal = noun.fur > 0 || /^(flies|swims)$/.test(noun.posture) || CREATURES.test(noun.drawing)
    const isModel = PLAYTHINGS.has(word) && MODELS.test(noun.drawing)
    if (!isAnimal && !isModel) return false
    reading.material = material
    reading.understand(word)
    return true
  }
  return false
}

const CREATURES = /^(@?dragon|unicorn|t-rex|sauropod|elephant|turtle|frog|snail|crocodile)$/
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
