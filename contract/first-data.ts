import type { Availability, ModelHint } from './catalogue.ts'
import type { Creation } from './creations.ts'
import type { UserInfo } from './people.ts'
import type { Site, TextPage } from './site.ts'
import type { Template } from './templates.ts'

/** What a page would ask for first, and the server therefore sends along. */
export type PageData = {
  /** The first page of the public wall. */
  wall: Creation[]
  /** The first page of all templates. */
  templates: Template[]
  template: Template
  text: TextPage
}

/**
 * What the server writes into each page as JSON, so that its first paint waits for no second request. The server
 * makes it of this type and the browser reads it as this type.
 */
export type FirstData = {
  user: UserInfo | null
  availability: Availability
  modelHints: ModelHint[]
  site: Site
  /** The page's own data, and of which address it is: the id of a template, the name of a text. */
  page: { [Name in keyof PageData]?: { of: string; data: PageData[Name] } }
}
