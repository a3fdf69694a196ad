import type { Command } from './command.ts'

/** Every command by the name of its script in package.json. Only the one that is asked for is loaded. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  models: async () => (await import('./commands/models.ts')).models,
  moderation: async () => (await import('./commands/moderation.ts')).moderation,
  'sandbox:clock': async () => (await import('./commands/sandbox-clock.ts')).sandboxClock,
}
