import { happen, nextHappening } from './subscriptions.ts'
import { emit, type World } from './world.ts'

/** Lets time pass: everything that is due up to then happens in its order. */
export function advanceTo(world: World, until: number): void {
  for (;;) {
    const due = nextOf(world)
    if (!due || due.at > until) break
    world.now = Math.max(world.now, due.at)
    due.happen()
  }
  world.now = Math.max(world.now, until)
}

function nextOf(world: World): { at: number; happen: () => void } | null {
  let next: { at: number; happen: () => void } | null = null
  for (const subscription of Object.values(world.subscriptions)) {
    const at = nextHappening(subscription)
    if (Number.isFinite(at) && (!next || at < next.at))
      next = { at, happen: () => happen(world, subscription) }
  }
  for (const session of Object.values(world.sessions)) {
    const at = session.expires_at
    if (session.status !== 'open' || (next && next.at <= at)) continue
    const expire = () => {
      session.status = 'expired'
      emit(world, 'checkout.session.expired', session)
    }
    next = { at, happen: expire }
  }
  return next
}
