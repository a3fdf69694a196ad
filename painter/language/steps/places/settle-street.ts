import { CUES_OF_TOWNS } from '../../cues/towns.ts'
import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { nounOfDrawing } from '../../vocabulary/nouns.ts'
import { frontOfShop } from '../../vocabulary/shop-fronts.ts'

/** Whether what a prompt speaks of has been destroyed. */
export const isDestroyed = (prompt: string): boolean => CUES_OF_TOWNS.destroyed.test(prompt)

/** On a roof there is room for an animal; people and cars are down in the street. */
export const belongsInStreet = ({ subjects, extras, prompt, scenery, wear }: Draft, text: string) =>
  !/roof|skyline|overlooking/.test(text) &&
  (((isDestroyed(prompt) || wear === 'overgrown' || wear === 'ruined') &&
    (subjects.every(({ mode }) => mode === 'build') ||
      scenery.includes('fire') ||
      subjects.some(({ mode }) => mode === 'ground'))) ||
    (extras.has('crowd') && PASSING.test(text)) ||
    subjects.some(
      ({ figure, mode, furLength, icon, key, bears }) =>
        (figure && mode !== 'fly') ||
        (key === '@steps' && bears?.some(({ subject }) => subject.figure)) ||
        (mode === 'ground' && furLength === 0 && (icon || isDriven(key))) ||
        isStand(key) ||
        WALKS.test(key) ||
        isFront(key),
    ))

/** Machines and strangers that walk where people do. */
const WALKS = /^(?:@robot|@mech|alien)$/

/** What is looked at from the pavement before it. */
const isFront = (key: string) =>
  /front$|^@(?:phonebox|policestation|firestation|artdecohotel|brickrow)$/.test(key)

/** Vehicles of our own drawing. */
const isDriven = (key: string) => /^(?:road|street)$/.test(nounOfDrawing(key)?.habitat ?? '')

/** What is sold from stands on the pavement. */
const isStand = (key: string) =>
  /^@(stall|foodtruck|vendingcart|kiosk|bench|lamppost|hydrant|trafficlight)$/.test(key)

/** What people of whom there are many do down there. */
const PASSING = /\bpeople (\w+ )?(walk|stroll|cross|pass|rush|hurry|commut|stand|shop|go)\w*\b/

/** What would be hidden by the houses of a street. */
export const LANDMARKS = /^@(bigben|eiffeltower|colosseum|triumphalarch|tajmahal|leaningtower)$/

/** What a road leads through. */
export function roadside(scene: Draft, text: string): Draft['roadside'] {
  if (/desert|route 66|arizona|nevada|texas|outback/.test(text)) return 'desert'
  if (/coast|sea|ocean|beach|cliff/.test(text)) return 'beach'
  if (text.includes('forest')) return 'forest'
  if (/mountains?|alps|alpine|himalaya|andes|rockies/.test(text)) return 'alps'
  return scene.season === 'autumn' ? 'autumn' : 'hills'
}

const SPAN = /^@(?:goldengate|suspensionbridge|archbridge|towerbridge)$/

/** A skyline has room for one subject besides those that fly. */
export function keepOneOnTheRoof(reading: Reading) {
  const { scene } = reading
  const [first] = scene.subjects.filter(({ mode }) => mode !== 'fly')
  scene.subjects = scene.subjects.filter(subject => {
    const isShown = subject === first || subject.mode === 'fly' || SPAN.test(subject.key)
    if (!isShown) reading.disown(subject.name)
    return isShown
  })
}

/** Gives every shop that is seen from the street the window of its trade. */
export function showWares(scene: Draft) {
  const { subjects, prompt, around } = scene
  for (const subject of subjects)
    if (subject.key === '@shopfront') subject.breed = frontOfShop(subject.name, prompt) ?? subject.key
  const shop = subjects.find(({ key }) => key === '@shopfront')
  if (!shop || shop.bears || !WINDOW.test(prompt)) return
  const [wares] = around.filter(isWare)
  if (!wares) return
  shop.bears = [{ how: 'full', subject: { ...wares, count: 1 } }]
  scene.around = around.filter(thing => !isWare(thing))
}

const WINDOW = /\bwindows?\b/i
/** Metres. */
const LARGEST_WARE = 1
/** What may be in the window of a shop, and does not lie in the street before it. */
const isWare = ({ mode, size, figure }: Subject) =>
  !figure && size <= LARGEST_WARE && (mode === 'table' || mode === 'ground' || mode === 'plant')
