import type { Actor } from '#server/authority/actor.ts'
import type { CreationsService } from '../creations.service.ts'
import type { TrashService } from '../trash/trash.service.ts'
import type { FilesService } from './files.service.ts'

/** Creations whose files are looked up at once. */
const BATCH = 100

/** The files of all creations of a person, of those in the trash too, each to be opened when its turn comes. */
export function everyFileOf(deps: {
  creations: Pick<CreationsService, 'everyOf'>
  trash: Pick<TrashService, 'everyOf'>
  files: FilesService
}) {
  const { creations, trash, files } = deps

  async function* everyId(actor: Actor): AsyncGenerator<string> {
    for await (const { id } of creations.everyOf(actor)) yield id
    for await (const { creation } of trash.everyOf(actor)) yield creation.id
  }

  async function* filesOf(actor: Actor, ids: string[]) {
    for (const { key, name } of await files.filesOf(actor, ids)) {
      yield { name, open: () => files.open({ key }) }
    }
  }

  return async function* everyFile(actor: Actor) {
    let ids: string[] = []
    for await (const id of everyId(actor)) {
      ids.push(id)
      if (ids.length < BATCH) continue
      yield* filesOf(actor, ids)
      ids = []
    }
    yield* filesOf(actor, ids)
  }
}
