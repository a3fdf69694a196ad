import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import type { Database } from '#server/database/connection.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { TemplatesService } from '#server/modules/templates/templates.service.ts'
import type { CreationView } from './creations.store.ts'
import { present } from './presentation.ts'
import { placesOf } from './run/attempts.store.ts'

/** Makes views as read from the tables into creations as their viewer may see them, null being a visitor. */
export type Presenter = (views: CreationView[], viewerId: string | null) => Promise<Creation[]>

export function createPresenter(deps: {
  db: Database
  people: PeopleService
  templates: Pick<TemplatesService, 'infoOf'>
  registry: Pick<Registry, 'byId'>
}): Presenter {
  const { db, people, templates, registry } = deps
  const engineNameOf = (id: string) => registry.byId(id)?.name ?? null
  return async (views, viewerId) => {
    const authors = await people.authorsOf(
      db,
      views.map(({ userId }) => userId),
    )
    const isQueueAsked = views.some(
      ({ userId, status }) => userId === viewerId && status === CREATION_STATUS.queued,
    )
    const places = isQueueAsked && viewerId ? await placesOf(db, viewerId) : undefined
    const templateOf = templates.infoOf
    return views.map(view => present(view, { viewerId, authors, places, templateOf, engineNameOf }))
  }
}
