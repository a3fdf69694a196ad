import { expect, test } from 'vitest'
import { TERMS } from './terms.ts'
import { findTerm } from './word-filter.ts'

test.each([
  ['porn', 'porn'],
  ['A scene of Hentai in ink', 'hentai'],
  ['p o r n', 'porn'],
  ['p0rn poster', 'porn'],
  ['pörn', 'porn'],
  ['a porn-star on a boat', 'porn'],
  ['PORNOS at night', 'porno'],
  ['undress her, please', 'undress her'],
  ['a blow   job', 'blow job'],
  ['two rapists', 'rapist'],
  ['a beheading in a square', 'beheading'],
  ['sieg heil', 'sieg heil'],
  ['an empty field of rape, and a rape', 'rape'],
  ['a naked child', 'naked … child'],
  ['Schoolgirls in very short lingerie', 'lingerie … schoolgirl'],
  ['sexy, photographed from below: a little girl', 'sexy … little girl'],
])('%s is refused for “%s”', (text, term) => {
  expect(findTerm(text)?.term).toBe(term)
})

test('every term of the list is found as it is written', () => {
  for (const [category, terms] of Object.entries(TERMS)) {
    for (const term of terms) expect(findTerm(`a picture, ${term}.`)?.category, term).toBe(category)
  }
})

/** Things that hold the letters of a term, or its word with another meaning. */
const INNOCENT =
  `pegboard, Scunthorpe, Essex, Sussex, Middlesex, a cockpit, a peacock, a cocktail, a shuttlecock,
  Hancock Tower, Alfred Hitchcock, a weathercock, cockatoos, an assassin bug, a glass of grass, a brass bass,
  an embassy, a compass rose, a passage, a massage chair, classic mass, an analyst, an analog clock, a canal,
  a banal scene, an anal ogre’s castle, a therapist’s office, physiotherapists at work, grapes, drapery,
  a skyscraper, a scrape on a knee, rapeseed oil, a rape field in May, oilseed rape in flower, fields of rape,
  a cucumber, a document, a circumference, cumulus clouds, cumin, accumulated snow, succumbing ivy, a titan,
  the Titanic, a constitution, a button, an arsenal of crayons, a snuff box, a snuffbox on a desk, snuffed candles,
  a shell, shiitake mushrooms, Charles Dickens, Moby Dick, Dick Tracy, pussy willow, a pussycat, a great tit,
  blue tits on a branch, a booby bird, a garden hoe, niggardly light, a spice rack, a Spick and Span kitchen,
  an incestuary of books, a sextant, a sextet, six sexagenarians, sexton beetles, unisex clothes,
  asexual reproduction of yeast, sexuality in plants as a diagram, a hornet, horny toads, a popcorn machine,
  corn on the cob, acorns, unicorn porcelain, a pornichet beach, a Pernod glass, food porn photography,
  a naked mole rat, naked trees in winter, a nude figure study in charcoal, a nude mouse in a laboratory,
  a child with a dog before the sea and far away a few naked rocks, a topless convertible car,
  a kid goat, children playing chess, a teenager reading, an infant asleep, teen wolf poster,
  a piece in D minor, minor scratches, a miner’s lamp, a beheaded dandelion, a torture rack museum,
  the rape of the Sabine women by Giambologna, the Rape of the Lock, a school, a shooting star over a school,
  a mass of shooting stars, white powder snow, the power of white, a tower of white marble, hailing a taxi,
  Hitler’s fall in a history book, hate mail on fire, a race car, a traitor in chess, gas lamps, a Jewish wedding,
  a Muslim bakery, gay pride parade, black swans, blow a job whistle, a hand-made job lot, a gang of ducks,
  bangers and mash, cleaning ethnic costumes, undressed stone, a salad undressed, a woman removes her coat,
  an undercover agent, a masthead, a master’s bathtub, a bestiary, best in show, a zoo, a necropolis, felt hats`
    .split(',')
    .map(text => text.trim())

test(`${INNOCENT.length} innocent texts are left alone`, () => {
  expect(INNOCENT.length).toBeGreaterThan(100)
  expect(INNOCENT.flatMap(text => (findTerm(text) ? [[text, findTerm(text)]] : []))).toEqual([])
})

test('nothing, blanks and long texts are read quickly', () => {
  expect(findTerm('')).toBeNull()
  expect(findTerm(' \n\t')).toBeNull()
  expect(findTerm('a '.repeat(2500))).toBeNull()
  expect(findTerm(`${'lighthouse '.repeat(450)}porn`)?.term).toBe('porn')
})
