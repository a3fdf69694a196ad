import type { Scene, Subject } from './scene.ts'

const HAIRDRESSERS = /^@(barber|hairdresser|tattooist)$/
/** Metres. */
const CHAIR = 1.25
const SITTING = 1.45
const CLIENT: NonNullable<Subject['figure']> = {
  outfit: 'casual',
  hair: 'short',
  hairColour: '#6b4226',
  colour: '#5f7f9a',
  secondColour: '#33363f',
  facing: 'front',
}

/** Whoever cuts hair has somebody in the chair before them. */
export function attendClients(scene: Scene) {
  const hairdresser = scene.subjects.find(({ key, figure }) => figure && HAIRDRESSERS.test(key))
  if (!hairdresser || hairdresser.bears || hairdresser.count > 1 || scene.place === 'portrait') return
  if (hairdresser.action && hairdresser.action !== 'working') return
  const others = scene.subjects.filter(subject => subject !== hairdresser)
  const chair = others.find(({ bears = [] }) => bears.some(({ subject }) => subject.figure))
  const client =
    chair?.bears?.find(({ subject }) => subject.figure)?.subject ?? others.find(({ figure }) => figure)
  if (!client && others.length > 0) return
  const look = client?.figure ?? hairdresser.companions?.[0] ?? CLIENT
  const seated: Subject = {
    ...(client ?? { ...hairdresser, key: '@person', name: 'customer', companions: undefined }),
    figure: { ...look, facing: 'front' },
    action: 'sitting',
    size: SITTING,
    count: 1,
  }
  hairdresser.companions = undefined
  if (!scene.placeGiven || scene.room === 'shop') Object.assign(scene, { place: 'room', room: 'salon' })
  hairdresser.action = 'working'
  hairdresser.bears = [
    {
      how: 'at',
      subject: {
        key: '@armchair',
        name: 'armchair',
        mode: 'ground',
        home: 'livingroom',
        size: CHAIR,
        count: 1,
        furLength: 0,
        accessories: [],
        bears: [{ how: 'on', subject: seated }],
      },
    },
  ]
  scene.subjects = [hairdresser, ...others.filter(subject => subject !== client && subject !== chair)]
}
