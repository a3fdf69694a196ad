import { applyDue, nextDueAt } from './subscriptions.ts'
import { emit, type World } from './world.ts'

/** Lets time pass: everything that is due up to then happens in its order. */
export function advanceTo(world: World, until: number): void {
  for (;;) {
    const due = nextOf(world)
    if (!due || due.at > until) break
    world.now = Math.max(world.now, due.at)
    due.applyDue()
  }
  world.now = Math.max(world.now, until)
}

function nextOf(world: World): { at: number; applyDue: () => void } | null {
  let next: { at: number; applyDue: () => void } | null = null
  for (const subscription of Object.values(world.subscriptions)) {
    const at = nextDueAt(subscription)
    if (Number.isFinite(at) && (!next || at < next.at))
      next = { at, applyDue: () => applyDue(world, subscription) }
  }
  for (const session of Object.values(world.sessions)) {
    const at = session.expires_at
    if (session.status !== 'open' || (next && next.at <= at)) continue
    const expire = () => {
      session.status = 'expired'
      emit(world, 'checkout.session.expired', session)
    }
    next = { at, applyDue: expire }
  }
  return next
}
