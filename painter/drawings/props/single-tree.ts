import type { Canvas } from '@napi-rs/canvas'
import type { Random } from '../../engine/core/random.ts'
import { drawAcacia } from '../../engine/world/tree-kinds/acacia.ts'
import { drawBamboo } from '../../engine/world/tree-kinds/bamboo.ts'
import { drawBroadleaf } from '../../engine/world/tree-kinds/broadleaf.ts'
import { drawConifer } from '../../engine/world/tree-kinds/conifer.ts'
import { drawCypress } from '../../engine/world/tree-kinds/cypress.ts'
import { drawPalm } from '../../engine/world/tree-kinds/palm.ts'
import type { TreeKind } from '../../engine/world/trees.ts'

/** Pixels; more would take seconds and show nothing more. */
const TALLEST = 720

/** Leaves from shadow to light, by the kind of a broad-leaved tree. */
const LEAVES: Partial<Record<TreeKind, string[]>> = {
  green: ['#1d3116', '#314f1f', '#4f742c', '#7f9c45'],
  autumn: ['#5a2410', '#a33a18', '#d9702a', '#f0a84a'],
  blossom: ['#8e4568', '#cf7f9d', '#efb0c4', '#ffe3ea'],
  apple: ['#1d3116', '#314f1f', '#4f742c', '#7f9c45'],
  orange: ['#1a3018', '#2c4c20', '#476f2a', '#78983e'],
  bare: [],
}
const FRUIT: Partial<Record<TreeKind, string>> = { apple: '#d42a1e', orange: '#f08a1c' }
const NEEDLES: Partial<Record<TreeKind, [string, string, string]>> = {
  conifer: ['#10231a', '#1c3a24', '#35592f'],
  snowconifer: ['#142420', '#22402f', '#3c5c40'],
}

/** A tree that is a picture's subject: fuller than those of a wood. */
export function drawSingleTree(kind: TreeKind, height: number, random: Random, snow: boolean): Canvas {
  const size = Math.min(TALLEST, height)
  const isBare = snow && (kind === 'green' || kind in FRUIT)
  const leaves = LEAVES[isBare ? 'bare' : kind]
  if (leaves)
    return drawBroadleaf(random, size, {
      leaves,
      density: 1.5,
      spread: 1.15,
      trunk: '#3a2c22',
      fruit: isBare ? undefined : FRUIT[kind],
    })
  const greens = NEEDLES[kind]
  if (greens) return drawConifer(random, size, { greens, snow: snow ? 0.75 : 0, bareTrunk: 0.06 })
  if (kind === 'cypress') return drawCypress(random, size)
  if (kind === 'palm') return drawPalm(random, size, random.range(-0.4, 0.4))
  return kind === 'bamboo' ? drawBamboo(random, size) : drawAcacia(random, size)
}
