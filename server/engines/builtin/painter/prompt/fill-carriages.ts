import type { Scene, Subject } from './scene.ts'

const RIDERS =
  '(?:people|persons?|couple|m[ae]n|wom[ae]n|friends|tourists|passengers?|family|brides?|groom|newlyweds|lovers|king|queen|prince|princess|lady|ladies|lord|girls?|boys?|children|kids)'
const HAS_PASSENGERS = new RegExp(
  `\\b${RIDERS}\\b[^,.]* (?:in|inside) (?:an?|the|their|her|his|my) (?:[\\w-]+ ){0,3}carriage\\b|\\bcarriage (?:with|carrying|full of) [^,.]*\\b${RIDERS}\\b`,
  'i',
)
/** Streets that are no old ones, whatever drives there. */
const OF_TODAY = /\b(modern|new york|manhattan|skyscrapers?|cyberpunk|futuristic|neon|downtown)\b/i
const CARRIAGE = '@carriage'
const PASSENGER: NonNullable<Subject['figure']> = {
  outfit: 'casual',
  hair: 'short',
  hairColour: '#4a3020',
  colour: '#a8503a',
  facing: 'front',
}

/** Whoever is in a carriage looks out of its windows, the horse is what pulls it, and the street is an old one. */
export function fillCarriages(scene: Scene) {
  const drawn = scene.subjects
    .flatMap(({ bears = [] }) => bears)
    .find(({ subject }) => subject.key === CARRIAGE)
  const carriage = drawn?.subject ?? scene.subjects.find(({ key }) => key === CARRIAGE)
  if (!carriage) return
  if (scene.place === 'street' && !OF_TODAY.test(scene.prompt)) scene.old = true
  const horse = scene.subjects.find(({ key }) => key === 'horse')
  if (!drawn && horse && !horse.bears) {
    horse.bears = [{ how: 'led', subject: carriage }]
    scene.subjects = scene.subjects.filter(subject => subject !== carriage)
  }
  if (carriage.bears || !HAS_PASSENGERS.test(scene.prompt)) return
  const riders = scene.subjects.find(({ figure }) => figure)
  carriage.bears = [
    {
      how: 'in',
      subject: {
        ...(riders ?? { ...carriage, key: '@person', name: 'passenger', size: 1.75 }),
        figure: { ...(riders?.figure ?? PASSENGER), facing: 'front', hold: undefined },
        action: undefined,
        bears: undefined,
        companions: undefined,
        count: riders ? Math.max(riders.count, 1 + (riders.companions?.length ?? 0)) : 2,
      },
    },
  ]
  if (horse) Object.assign(horse, { bears: [{ how: 'led', subject: carriage }], action: 'walking' })
  scene.subjects = [
    horse ?? carriage,
    ...scene.subjects.filter(subject => ![horse, carriage, riders].includes(subject)),
  ]
}
