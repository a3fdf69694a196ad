import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import { strew } from '../things/strew.ts'

/** As many as several things on a wall are. */
const ON_WALL = 6
/** What may be hung on the wall of a room, and does not sit or stand on one. */
const LARGEST_HUNG = 1.2
const isHangable = ({ figure, furLength, mode, size, bears }: Subject) =>
  !figure && furLength === 0 && mode !== 'build' && mode !== 'plant' && size <= LARGEST_HUNG && !bears

/** “Chairs along the wall”, “tiles on the walls”: a room has walls of its own, and none of bricks stands in it. */
export function leaveWallsToRoom(scene: Draft) {
  for (const { key, bears = [] } of scene.subjects)
    if (key === '@wall' && bears.every(({ subject }) => isHangable(subject)))
      for (const { subject } of bears)
        strew(scene, { ...subject, onWall: true }, subject.count > 2 ? ON_WALL : subject.count)
  scene.subjects = scene.subjects.filter(
    ({ key, bears = [] }) => key !== '@wall' || !bears.every(({ subject }) => isHangable(subject)),
  )
  scene.subjects = scene.subjects.filter(({ key, bears }) => key !== '@wall' || bears)
  for (const subject of scene.subjects) {
    const others = subject.bears?.filter(({ how, subject: { key } }) => how !== 'against' || key !== '@wall')
    if (!others || others.length === subject.bears?.length || subject.figure || subject.furLength > 0)
      continue
    subject.bears = others.length > 0 ? others : undefined
  }
}
