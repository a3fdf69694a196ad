import { PAGES, type PageKey } from '#contract/pages.ts'
import type { Person, TestApp } from './app.ts'

/** An address of every page, such as a visitor would have it; of what a page shows, one that is there. */
export async function addressesOfPages(
  app: TestApp,
  person: Person,
  creationId: string,
): Promise<Record<PageKey, string>> {
  const { id } = (await person.call('/v1/user/info')).body.data
  const [template] = (await app.call('/v1/templates/list', { page: 1, perPage: 1 })).body.data
  const values: Partial<Record<PageKey, string>> = {
    creation: creationId,
    profile: id,
    template: template.id,
    order: 'ord_none',
  }
  return Object.fromEntries(
    Object.entries(PAGES).map(([key, { path }]) => [
      key,
      path.replace(/:\w+\??/, values[key as PageKey] ?? ''),
    ]),
  ) as Record<PageKey, string>
}
