import { gatherAround } from './gather-around.ts'
import type { Reading } from './reading.ts'
import type { Action, Subject } from './scene.ts'
import { subjectOf } from './subject-of.ts'

/** What is between those who play, what they have in their hands, and what they do. */
const PLAYED_ACROSS: Readonly<Record<string, { gear?: string; action: Action }>> = {
  '@pingpongtable': { gear: '@paddle', action: 'racketing' },
  '@badmintonnet': { gear: '@tennisracket', action: 'racketing' },
  '@volleyballnet': { action: 'cheering' },
  '@pooltable': { action: 'working' },
  '@foosballtable': { action: 'working' },
}
const TABLE_ALONE =
  /\b(?:pool|ping[ -]?pong|table[ -]?tennis|billiards?|snooker|foosball|table football) table\b(?<!\bplay\w* .*)/
const MOST_PLAYERS = 4
/** What takes two, and whoever is named alone has somebody else against them. */
const TAKES_TWO: ReadonlySet<Action | undefined> = new Set(['grappling', 'hipthrowing', 'scrumming'])

/** “Two boys playing ping-pong”: those who play are at both ends of what they play across, or have hold of each other. */
export function playAcross(reading: Reading) {
  const { scene, links } = reading
  const [main] = scene.subjects
  if (main?.figure && TAKES_TWO.has(main.action) && !main.companions) {
    main.count = Math.max(2, main.count)
    gatherAround(main, main.figure)
  }
  const thing = scene.subjects.find(({ key }) => key in PLAYED_ACROSS)
  if (!thing || TABLE_ALONE.test(scene.prompt.toLowerCase())) return
  const players = scene.subjects.filter(isPlayer).flatMap(eachOf).slice(0, MOST_PLAYERS)
  if (players.length === 0) return
  const { gear, action } = PLAYED_ACROSS[thing.key]
  const both = players.length === 1 ? [players[0], opponentOf(players[0])] : players
  for (let k = links.length - 1; k >= 0; k--)
    if (links[k].left === thing || links[k].right === thing || isPlayer(links[k].left)) links.splice(k, 1)
  thing.bears = both.map(player => ({
    how: 'at',
    subject: {
      ...player,
      action: player.figure ? action : 'upright',
      bears: gear && player.figure ? [{ how: 'held', subject: subjectOf(gear, gear, 1) }] : undefined,
    },
  }))
  const usual = both[0].home
  thing.home = /net$/.test(thing.key) ? 'park' : (usual ?? thing.home)
  scene.subjects = [thing, ...scene.subjects.filter(subject => subject !== thing && !isPlayer(subject))]
}

const isPlayer = ({ figure, furLength }: Subject) => figure !== undefined || furLength > 0

/** Everybody of a subject by themselves. */
function eachOf(subject: Subject): Subject[] {
  const one: Subject = { ...subject, count: 1, companions: undefined, bears: undefined, mode: 'ground' }
  const group = { ...subject }
  if (group.figure && group.count > 1 && !group.companions) {
    const figures = group.count
    gatherAround(group, group.figure)
    while (1 + (group.companions?.length ?? 0) < Math.min(figures, MOST_PLAYERS))
      group.companions = [...(group.companions ?? []), group.figure!]
  }
  if (group.figure && group.companions)
    return [group.figure, ...group.companions].map(figure => ({
      ...one,
      figure: { ...figure, facing: 'front' },
    }))
  return Array.from({ length: Math.min(subject.count, MOST_PLAYERS) }, () => ({
    ...one,
    ...(one.figure ? { figure: { ...one.figure, facing: 'front' as const } } : {}),
  }))
}

const opponentOf = (player: Subject): Subject =>
  player.figure
    ? { ...player, figure: { ...player.figure, colour: '#5f8a3a', hairColour: '#8a5a30' } }
    : player
