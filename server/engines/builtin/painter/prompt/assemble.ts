import { showMoods } from './animal-moods.ts'
import { burstInto } from './burst-into.ts'
import { carryLarge } from './carry-large.ts'
import { castMachines } from './cast-machines.ts'
import { comeAlive } from './come-alive.ts'
import { crossSwords } from './cross-swords.ts'
import { darkenRooms } from './darken-rooms.ts'
import { dressForAge } from './dress-for-age.ts'
import { dressUp, leaveNoClothesAbout } from './dress-up.ts'
import { settleDistance, surroundLead } from './far-off.ts'
import { floatThings } from './float-things.ts'
import { bringNear, furnishPlace } from './furnish-place.ts'
import { gatherAtGame } from './gather-at-game.ts'
import { lightUp } from './glowing.ts'
import { graftFaces } from './graft-faces.ts'
import { joinPeople } from './join-people.ts'
import { keepFish } from './keep-fish.ts'
import { layOnGround } from './lay-on-ground.ts'
import { layOutFlat, setOnShelf } from './lay-out-flat.ts'
import { lightOutdoors } from './light-outdoors.ts'
import { dressForLand } from './national-dress.ts'
import { paintOddOne } from './odd-one-out.ts'
import { dressFigures, dropHeldThings } from './outfits.ts'
import { perchBirds } from './perch-birds.ts'
import { pilePresents } from './pile-presents.ts'
import { playAcross } from './play-across.ts'
import { shareInstruments } from './play-together.ts'
import { poseSubjects } from './pose-subjects.ts'
import { pullAtRope } from './pull-at-rope.ts'
import { raiseSight } from './raise-sight.ts'
import type { Reading } from './reading.ts'
import { joinRelated } from './relations.ts'
import { rideWaves } from './ride-waves.ts'
import type { Scene, Subject } from './scene.ts'
import { seatFairies } from './seat-fairies.ts'
import { setDoorInFront } from './set-doors.ts'
import { setOnHeads } from './set-on-heads.ts'
import { settleCuts } from './settle-cuts.ts'
import { plantOut, settleDeeds, takeUpBooks, wearRucksacks } from './settle-deeds.ts'
import { settleHour } from './settle-hour.ts'
import { settleLayout } from './settle-layout.ts'
import { settlePlace } from './settle-place.ts'
import { settlePortrait, wantsPortrait } from './settle-portrait.ts'
import { showWares } from './settle-street.ts'
import { bringAground } from './settle-water.ts'
import { shapeLike } from './shaped-like.ts'
import { enlargeCake, shareCake } from './share-cake.ts'
import { standOnPad } from './stand-on-pad.ts'
import type { Place } from './surroundings.ts'
import { takeBoats } from './take-boats.ts'
import { lightClub, wearHeadphones } from './take-up-gear.ts'
import { taxiOnRunway } from './taxi-on-runway.ts'
import { turnOver } from './turn-over.ts'
import { isAnimalSubject } from './vocabulary/animal-nouns.ts'
import { COLOURS } from './vocabulary/colours.ts'
import { COUNTS } from './vocabulary/counts.ts'
import { PLAIN_PEOPLE } from './vocabulary/people.ts'
import { wearPattern } from './wear-pattern.ts'

/** Settles everything that a prompt leaves open, once all its words are read. */
export function assembleScene(reading: Reading): Scene {
  const { scene } = reading
  if (lightUp(reading)) reading.moodTime ??= 'night'
  settleHour(reading)
  if (!scene.timeGiven && reading.moodTime) {
    scene.time = reading.moodTime
    scene.timeGiven = true
  }
  castMachines(reading)
  wearPattern(reading)
  dressFigures(reading)
  dressForLand(reading)
  dressForAge(reading)
  dressUp(scene)
  leaveNoClothesAbout(scene)
  showMoods(reading)
  seatFairies(scene)
  poseSubjects(reading)
  wearRucksacks(reading)
  joinPeople(reading)
  shareInstruments(scene)
  pullAtRope(reading)
  playAcross(reading)
  burstInto(reading)
  takeBoats(reading)
  joinRelated(reading)
  carryLarge(reading)
  perchBirds(reading)
  graftFaces(reading)
  setOnHeads(reading)
  crossSwords(reading)
  keepMain(reading)
  gatherAtGame(scene)
  comeAlive(reading)
  shapeLike(reading)
  lookAtSeamarks(scene)
  surroundLead(scene)
  settleDistance(scene)
  dropHeldThings(reading)
  plantOut(reading)
  takeUpBooks(reading)
  wearHeadphones(scene)
  if (wantsPortrait(reading)) settlePortrait(reading)
  else {
    // A portrait of an animal is of nothing else.
    if (reading.asksForPortrait && scene.subjects.length === 1 && !scene.light.includes('close'))
      scene.light.push('close')
    furnishPlace(reading)
    floatThings(scene)
    settlePlace(reading)
    darkenRooms(scene)
    bringAground(reading)
    setDoorInFront(reading)
    taxiOnRunway(scene)
    standOnPad(reading)
    settleDeeds(reading)
    layOnGround(scene)
    lightClub(reading)
    bringNear(scene)
  }
  lightOutdoors(scene)
  raiseSight(scene)
  keepFish(scene)
  turnOver(scene)
  showWares(scene)
  giveEyes(reading)
  giveWings(scene)
  growWings(reading)
  paintOddOne(scene)
  settleCuts(scene)
  rideWaves(scene)
  shareCake(scene)
  enlargeCake(scene)
  settleLayout(scene)
  layOutFlat(reading)
  setOnShelf(reading)
  for (const subject of scene.subjects) dropCandles(subject, scene.prompt)
  putCandlesOnCake(scene)
  pilePresents(scene)
  for (const subject of scene.subjects) {
    turn(subject, scene)
    if (scene.season === 'autumn' && TURNING.has(subject.key)) subject.colour ??= 'golden'
    if (reading.face.skin) subject.skin = reading.face.skin
  }
  scene.matched = reading.matched.filter(
    word => !JOINING.has(word) && (!COUNTS.has(word) || reading.isWritten(word)),
  )
  scene.unmatched = reading.unmatched.filter(word => reading.isWritten(word))
  return scene
}

/** Words that show nothing by themselves. */
const JOINING: ReadonlySet<string> = new Set(['made', 'of', 'out', 'on', 'in', 'with', 'entirely'])

const MOST_SUBJECTS = 6
/** A farmyard that is counted up animal by animal is of all of them. */
const MOST_ANIMALS = 10

/** Of a boat beside a lighthouse the lighthouse is what stands, and the boat is before it. */
function lookAtSeamarks({ subjects }: Scene) {
  const [boat, mark] = subjects
  if (subjects.length === 2 && boat?.mode === 'float' && mark?.key === '@lighthouse') subjects.reverse()
}

/** A picture of more than six things is of none. */
function keepMain(reading: Reading) {
  const { subjects } = reading.scene
  const most = subjects.every(isAnimalSubject) ? MOST_ANIMALS : MOST_SUBJECTS
  for (const { name } of subjects.splice(most)) reading.disown(name)
}

const WINGS = '(?:with|that has|has|having) (?:(?!and\\b|on\\b|in\\b)\\w+ ){0,4}?wings\\b'
/** “A cat with white wings”: what has none by nature has them where they are spoken of. */
function growWings({ scene: { subjects, prompt }, text: told }: Reading) {
  const text = `${told} ${prompt}`.toLowerCase().replace(/[^a-z]+/g, ' ')
  for (const subject of subjects) {
    const { name, furLength, figure } = subject
    const has = new RegExp(`\\bwinged (?:\\w+ )?${name}\\b|\\b${name} ${WINGS}`).exec(text)?.[0]
    if (!has || figure?.beast || (!figure && furLength === 0)) continue
    const colour = has.split(' ').findLast(word => COLOURS.has(word))
    const hex = COLOURS.get(colour ?? 'white')?.hex
    if (figure) figure.wings = colour || !figure.wings ? hex : figure.wings
    else subject.wings = hex
  }
}

/** “Winged men and women”: whoever is named so has feathered wings, and so has who is named with them. */
function giveWings({ subjects, prompt }: Scene) {
  const winged = /\bwinged\b(?! (?:boots|sandals|helmet|shoes))/i.exec(prompt)
  if (!winged) return
  for (const { figure, companions = [], name } of subjects)
    if (figure && !figure.beast && prompt.toLowerCase().lastIndexOf(name) > winged.index)
      for (const look of [figure, ...companions]) look.wings ??= '#f7f4ec'
}

const WITH_CANDLES = /\b(?:birthdays?|candles?|part(?:y|ies)|turn(?:s|ing|ed)|years? old|celebrat\w*)\b/i
/** Candles burn on a cake for somebody's birthday alone. */
function dropCandles(subject: Subject, prompt: string) {
  if (subject.key === 'birthday-cake' && !WITH_CANDLES.test(prompt))
    Object.assign(subject, { key: '@layercake', icon: undefined })
  for (const { subject: borne } of subject.bears ?? []) dropCandles(borne, prompt)
}

const CANDLES_OF_CAKE = /\bcakes?\b.*\b(?:with|and) (?:(?!on|in|by)\w+ ){0,4}candles?\b/i
/** “A cake with strawberries and lots of candles”: they burn on it, and not beside it. */
function putCandlesOnCake(scene: Scene) {
  if (!CANDLES_OF_CAKE.test(scene.prompt) || !scene.subjects.some(({ key }) => key === 'birthday-cake'))
    return
  scene.subjects = scene.subjects.filter(({ key, bears }) => key !== 'candle' || bears)
}

/** “A white cat with blue eyes”: where nobody else has any, the eyes are the animal's. */
function giveEyes({ scene, face }: Reading) {
  const animals = scene.subjects.flatMap(subject => [subject, ...(subject.bears ?? []).map(b => b.subject)])
  if (!face.eye || animals.some(({ figure }) => figure && !figure.beast)) return
  const animal = animals.find(({ furLength, key }) => furLength > 0 || key === 'owl')
  if (animal) animal.eye = face.eye
}

/** Trees of their own habit whose leaves turn. */
const TURNING: ReadonlySet<string> = new Set(['@birchtree'])

/** Wide open land is looked into, as by a wanderer; everywhere else people show their faces. */
const LOOKED_INTO: ReadonlySet<Place> = new Set([
  'alps',
  'hills',
  'desert',
  'dunes',
  'ocean',
  'lake',
  'canyon',
  'moon',
  'mars',
  'volcano',
  'snowfield',
  'summit',
  'frozenlake',
  'savanna',
  'cliff',
  'space',
  'city',
  'tundra',
  'island',
  'saltflat',
  'riceterrace',
  'jungle',
  'vineyard',
])

const LOOKING =
  /look(ing|s) (out|over|at|up|into|down|across|toward)|watch(ing|es)|gaz(ing|es)|star(ing|es) (at|out|into)|overlooking/i

/** Where the view is a picture on a wall, or beside whoever looks. */
const SET_IN: ReadonlySet<Place> = new Set(['portrait', 'studio', 'table'])
/** What one looks at with one's back to the viewer, sitting or standing, alone or together. */
const VIEWS =
  /\b(watch\w*|look\w*( (out|over|at|into|towards?|across|down|up))*|gaz\w*( (out|over|at|into|towards?|across|up))*|star(ing|es)( (out|over|at|into|across|up))*|overlook\w*|admir\w*|enjoy\w*|facing|contemplat\w*) (over |at |into )?((an?|the|their|his|her) )?(\w+ ){0,2}(sunset|sunrise|view|valley|sea|ocean|city|skyline|mountains?|horizon|lake|stars|sky|moon|fireworks|canyon|terraces?|northern lights|aurora|landscape|waves|clouds|village|town|waterfall|meteors?|planets?|galaxy|milky way|storm|river|bay|harbou?r|eclipse|cityscape|volcano)\b/i

const FROM_BEHIND =
  /from (behind|the back)|\bthe back of (an?|the|my) (\w+ ){0,2}(person|man|woman|girl|boy|child|couple|figure)|back view|rear view|facing away|backs? (turned )?to (the )?(camera|us|viewer)/i

/** Whoever fights shows the arms. */
const AT_ARMS = /\b(fight|battl(?!efield)|slay|confront|duel|wield|brandish)\w*/i

const INTO_CAMERA = /\b(at|into|in|towards?|facing) (the|my|our) (camera|viewer|lens)\b|facing us\b/i

/** Who looks into wide land; others are known by their faces and fronts. */
const WANDERERS =
  /^@(hiker|explorer|traveler|wanderer|couple|family|bigfamily|grandfather|grandmother|grandparent)$/

/** What is seen of somebody from the front alone. */
const FRONT_SEEN =
  /\b(smil\w*|grin\w*|laugh\w*|frown\w*|pos(es|ing)|glasses|sunglasses|beard|moustache|mustache|necktie|tie|bow ?tie|lipstick|freckles|face)\b/i

/** Seats over whose backs somebody is seen who looks away. */
const BACKED = /^@(armchair|sofa|bench|chair|rockingchair)$/

function turn({ figure, key, bears = [], action }: Subject, { place, placeGiven, prompt, subjects }: Scene) {
  const looksAway = BACKED.test(key) && FROM_BEHIND.test(prompt)
  for (const { subject } of bears) if (subject.figure) subject.figure.facing = looksAway ? undefined : 'front'
  if (figure && INTO_CAMERA.test(prompt)) {
    figure.facing = 'front'
    return
  }
  if (figure?.beast) {
    figure.facing = 'front'
    return
  }
  if (figure && (AT_ARMS.test(prompt) || FRONT_SEEN.test(prompt))) {
    figure.facing = 'front'
    return
  }
  if (figure && FROM_BEHIND.test(prompt)) {
    figure.facing = undefined
    return
  }
  if (figure && (action === undefined || action === 'sitting') && !SET_IN.has(place) && VIEWS.test(prompt)) {
    figure.facing = undefined
    return
  }
  if (figure && action === undefined && bears.length === 0 && LOOKING.test(prompt)) return
  const isWanderer =
    placeGiven && LOOKED_INTO.has(place) && (PLAIN_PEOPLE.has(key.slice(1)) || WANDERERS.test(key))
  if (figure && (!isWanderer || subjects.length > 1 || bears.length > 0 || action !== undefined))
    figure.facing = 'front'
}
