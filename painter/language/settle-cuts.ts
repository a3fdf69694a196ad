import type { Cut } from '../drawings/cut-up.ts'
import type { Draft } from './draft.ts'
import type { Subject } from './scene.ts'
import { COUNTS } from './vocabulary/counts.ts'
import { withBorne } from './with-borne.ts'

const HALVED = 'cut|sliced|split|chopped|sawn|broken|divided|cleaved'
const NUMBER = '(two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2}|several|many|small|little)'
const [FEWEST, MOST, SOME] = [2, 12, 6]
/** Of these a slice has a drawing of its own, or they are sliced as they are drawn. */
const DRAWN_CUT = /slice|pizza|pie|watermelon|cake|toast|sandwich|sushi|salad|steak|cheese/

/** “A lemon cut in half”, “a pear cut into seven pieces”, “sliced tomatoes”, “a half-eaten apple”: small things that have been cut or bitten. */
export function settleCuts({ subjects, prompt }: Draft) {
  const text = prompt.toLowerCase().replace(/-/g, ' ')
  for (const subject of subjects.flatMap(withBorne)) {
    if (canBeCut(subject)) cut(subject, text)
    else if (ROUND.test(subject.key)) serve(subject, text)
  }
}

const canBeCut = ({ figure, furLength, mode, key }: Subject) =>
  !figure && furLength === 0 && mode === 'table' && !DRAWN_CUT.test(key)

function cut(subject: Subject, text: string) {
  const name = subject.name
    .replace(/ \(as .*/, '')
    .replace(/[^\w ]/g, '')
    .replace(/(?<=orange)fruit$/, '')
  const found = cutSaid(text, `${name}(?:e?s)?`)
  if (!found) return
  subject.cut = found
  // Of what is in pieces the number that is named is theirs.
  if (found.way === 'pieces' || found.way === 'slices') subject.count = 1
}

function cutSaid(text: string, name: string): Cut | null {
  const said = (before: string, after: string) =>
    new RegExp(`\\b(?:${before}) (?:\\w+ ){0,2}?${name}\\b|\\b${name}\\b[^.;]{0,24}?\\b(?:${after})`).exec(
      text,
    )
  const pieces = new RegExp(
    `\\b${name}\\b[^.;]{0,24}?\\b(?:${HALVED}) (?:up )?(?:in|into) ${NUMBER} (?:equal |even |small )?(?:pieces|parts|wedges|segments|chunks|quarters)\\b|\\b${name}\\b[^.;]{0,12}?\\b(?:${HALVED}) (?:up )?(?:in|into) (?:pieces|wedges|segments|chunks|quarters)\\b`,
  ).exec(text)
  if (pieces) return piecesOf(pieces[1], /quarters/.test(pieces[0]))
  if (
    said(
      'halved|bisected',
      `(?:${HALVED}) (?:open|clean |right |straight )?(?:in (?:half|two)|into (?:two )?halves|through the middle|open)\\b|halved\\b`,
    )
  )
    return { way: 'halves', count: 2 }
  if (
    said(
      'sliced|cut up|chopped',
      `(?:${HALVED}) (?:up )?(?:in|into) (?:thin |thick |even |round |several |many |\\w+ )?(?:slices|rounds|rings)\\b|sliced\\b`,
    )
  )
    return { way: 'slices', count: SOME }
  if (
    said(
      'half eaten|bitten|partly eaten|partially eaten|nibbled',
      '(?:with|missing) (?:a |one )?(?:\\w+ )?bite|half eaten|bitten into',
    )
  )
    return { way: 'bitten', count: 1 }
  return null
}

function piecesOf(word: string | undefined, isQuartered: boolean): Cut {
  const number = Number(word) || (word && COUNTS.get(word)) || (isQuartered ? 4 : SOME)
  return { way: 'pieces', count: Math.min(MOST, Math.max(FEWEST, number)) }
}

/** What is seen from above and cut like a clock. */
const ROUND = /^@?pizza$/
const EATEN = '(?:missing|gone|eaten|taken(?: out)?|removed|left over)'
const SOME_GONE = new RegExp(
  `\\b(half(?: of)?|(?:an?|one|two|three|four|five|six|seven|several|some|most|a few|all but one)(?: of)?) ?(?:(?:the|its) )?slices? (?:is |are |already |being )?${EATEN}|\\b(?:missing|without) (an?|one|two|three|four|half|some|several) (?:of )?(?:its |the )?slices?|\\b(half)[ -]eaten`,
)
const GONE: Readonly<Record<string, number>> = {
  half: 4,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  most: 6,
  all: 7,
}

/** “A pizza with two slices missing”, “a half-eaten pizza”. */
function serve(subject: Subject, text: string) {
  const said = SOME_GONE.exec(text)
  if (!said) return
  const number = (said[1] ?? said[2] ?? said[3]).split(' ')[0]
  subject.cut = { way: 'served', count: GONE[number] ?? 3 }
}
