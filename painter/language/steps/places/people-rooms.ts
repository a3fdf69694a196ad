import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import { subjectOf } from '../../subject-of.ts'
import { PEOPLE } from '../../vocabulary/people.ts'

type Room = Draft['room']

/** Rooms whose people sit before what is shown there, and are not in the picture. */
const WATCHED: ReadonlySet<Room> = new Set(['cinema', 'theatre', 'concerthall', 'stage'])
/** What people have in their hands in a room. */
const HELD: Partial<Record<Room, { how: 'held' | 'read'; drawing: string }>> = {
  gym: { how: 'held', drawing: '@barbell' },
  library: { how: 'read', drawing: 'open-book' },
  bookshop: { how: 'read', drawing: 'open-book' },
}
/** And what they do there. */
const DOING: Partial<Record<Room, Subject['action']>> = {
  dancestudio: 'meditating',
  ballroom: 'dancing',
  party: 'dancing',
  bar: 'drinking',
  tavern: 'drinking',
  canteen: 'eating',
  mosque: 'praying',
}
const SEEN = 4
const PERSON = {
  key: '@person',
  name: 'people',
  mode: 'ground',
  home: null,
  size: 1.75,
  count: SEEN,
} as const

/** A room that is said to be full of people has some in it who are looked at. */
export function letPeopleIn(scene: Draft) {
  const { place, room, extras, subjects } = scene
  const person = PEOPLE.get('person')
  if (place !== 'room' || !extras.has('crowd') || !person) return
  const isTaken = subjects.some(
    ({ figure, bears = [] }) => figure || bears.some(({ subject }) => subject.figure),
  )
  if (isTaken) return
  if (WATCHED.has(room)) return
  const held = HELD[room]
  scene.around = scene.around.filter(({ key }) => key !== held?.drawing)
  scene.subjects = [
    {
      ...PERSON,
      figure: person.figure,
      furLength: 0,
      accessories: [],
      ...(DOING[room] ? { action: DOING[room] } : {}),
      ...(held
        ? {
            bears: [
              {
                how: held.how,
                subject: subjectOf(held.drawing, held.drawing, 1),
              },
            ],
          }
        : {}),
    },
    ...subjects,
  ]
}
