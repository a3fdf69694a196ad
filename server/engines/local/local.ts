import type { BuiltinEngine } from '../builtin/builtin.ts'
import type { Engine } from '../engine.ts'
import type { ModelHost } from './model-host.ts'
import { editPerson, isPersonEdit } from './person-edits.ts'

/**
 * The engine of the networks that run on this machine, in a process of their own. What they are not made for,
 * such as a picture without a person where people are cut out, it hands on to the built-in engine.
 */
export function createLocalEngine({ builtin, host }: { builtin: BuiltinEngine; host: ModelHost }): Engine {
  return {
    id: 'local',
    name: 'Networks on this machine',

    serves(mode, model) {
      if (host.problem() !== null) return null
      return isPersonEdit(mode) ? builtin.serves(mode, model) : null
    },

    submit(request, context) {
      return editPerson({ builtin, host }, request, context)
    },

    close: () => host.close(),
  }
}
