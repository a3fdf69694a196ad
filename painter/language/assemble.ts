import type { Draft } from './draft.ts'
import type { Reading } from './reading.ts'
import type { Subject } from './scene.ts'
import { showMoods } from './steps/people/animal-moods.ts'
import { castMachines } from './steps/people/cast-machines.ts'
import { comeAlive } from './steps/people/come-alive.ts'
import { dressForAge } from './steps/people/dress-for-age.ts'
import { leaveNoClothesAbout } from './steps/people/dress-up.ts'
import { lightUp } from './steps/people/glowing.ts'
import { joinPeople } from './steps/people/join-people.ts'
import { dressFigures, dropHeldThings } from './steps/people/outfits.ts'
import { shareInstruments } from './steps/people/play-together.ts'
import { poseSubjects } from './steps/people/pose-subjects.ts'
import { settleDeeds, takeUpBooks } from './steps/people/settle-deeds.ts'
import { settlePortrait, wantsPortrait } from './steps/people/settle-portrait.ts'
import { darkenRooms } from './steps/places/darken-rooms.ts'
import { settleDistance } from './steps/places/far-off.ts'
import { hangFestiveLights } from './steps/places/festive-lights.ts'
import { furnishPlace } from './steps/places/furnish-place.ts'
import { raiseSight } from './steps/places/raise-sight.ts'
import { setDoorInFront } from './steps/places/set-doors.ts'
import { settleHour } from './steps/places/settle-hour.ts'
import { settlePlace } from './steps/places/settle-place.ts'
import { showWares } from './steps/places/settle-street.ts'
import { carryLarge } from './steps/things/carry-large.ts'
import { layOnGround } from './steps/things/lay-on-ground.ts'
import { joinRelated } from './steps/things/relations.ts'
import { shapeLike } from './steps/things/shaped-like.ts'
import type { Place } from './surroundings.ts'
import { isAnimalSubject } from './vocabulary/animal-nouns.ts'
import { COUNTS } from './vocabulary/counts.ts'
import { PLAIN_PEOPLE } from './vocabulary/people.ts'
import { wordsOf } from './vocabulary/rows.ts'
/** Settles everything that a prompt leaves open, once all its words are read. */
export function assembleScene(reading: Reading): Draft {
  const { scene } = reading
  if (lightUp(reading)) reading.moodTime ??= 'night'
  settleHour(reading)
  if (!scene.timeGiven && reading.moodTime) {
    scene.time = reading.moodTime
    scene.timeGiven = true
  }
  castMachines(reading)
  dressFigures(reading)
  dressForAge(reading)
  leaveNoClothesAbout(scene)
  showMoods(reading)
  poseSubjects(reading)
  joinPeople(reading)
  shareInstruments(scene)
  joinRelated(reading)
  carryLarge(reading)
  keepMain(reading)
  comeAlive(reading)
  shapeLike(reading)
  lookAtSeamarks(scene)
  settleDistance(scene)
  dropHeldThings(reading)
  takeUpBooks(reading)
  if (wantsPortrait(reading)) settlePortrait(reading)
  else {
    // A portrait of an animal is of nothing else.
    if (reading.asksForPortrait && scene.subjects.length === 1 && !scene.light.includes('close'))
      scene.light.push('close')
    furnishPlace(reading)
    settlePlace(reading)
    darkenRooms(scene)
    hangFestiveLights(scene)
    setDoorInFront(reading)
    settleDeeds(reading)
    layOnGround(scene)
  }
  raiseSight(scene)
  showWares(scene)
  for (const subject of scene.subjects) dropCandles(subject, scene.prompt)
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
function lookAtSeamarks({ subjects }: Draft) {
  const [boat, mark] = subjects
  if (subjects.length === 2 && boat?.mode === 'float' && mark?.key === '@lighthouse') subjects.reverse()
}

/** A picture of more than six things is of none. */
function keepMain(reading: Reading) {
  const { subjects } = reading.scene
  const most = subjects.every(isAnimalSubject) ? MOST_ANIMALS : MOST_SUBJECTS
  for (const { name } of subjects.splice(most)) reading.disown(name)
}

const WITH_CANDLES = /\b(?:birthdays?|candles?|part(?:y|ies)|turn(?:s|ing|ed)|years? old|celebrat\w*)\b/i
/** Candles burn on a cake for somebody's birthday alone. */
function dropCandles(subject: Subject, prompt: string) {
  if (subject.key === 'birthday-cake' && !WITH_CANDLES.test(prompt))
    Object.assign(subject, { key: '@layercake', icon: undefined })
  for (const { subject: borne } of subject.bears ?? []) dropCandles(borne, prompt)
}

/** Trees of their own habit whose leaves turn. */
const TURNING: ReadonlySet<string> = new Set(['@birchtree'])

/** Wide open land is looked into, as by a wanderer; everywhere else people show their faces. */
const LOOKED_INTO = wordsOf<Place>('looked into')

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

function turn({ figure, key, bears = [], action }: Subject, { place, placeGiven, prompt, subjects }: Draft) {
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
