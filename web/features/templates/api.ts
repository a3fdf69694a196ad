import type { CallBody } from '#contract/calls.ts'
import type { Template } from '#contract/templates.ts'
import { call } from '#web/lib/call.ts'

const TRENDING_TEMPLATES = 10
export const TEMPLATES_PAGE = 10

/** The templates that trend, in the order in which they are shown. */
export const fetchTrendingTemplates = (signal?: AbortSignal): Promise<Template[]> =>
  fetchList({ page: 1, perPage: TRENDING_TEMPLATES, trending: true }, signal)

/** A page of the templates that contain every word of the keyword; of all templates when it is empty. */
export const fetchTemplates = (page: number, keyword: string, signal?: AbortSignal): Promise<Template[]> =>
  fetchList({ page, perPage: TEMPLATES_PAGE, keyword }, signal)

export const fetchTemplate = async (templateId: string): Promise<Template> =>
  (await call('/v1/templates/get', { templateId })).data

const fetchList = async (query: CallBody<'/v1/templates/list'>, signal?: AbortSignal): Promise<Template[]> =>
  (await call('/v1/templates/list', query, { signal })).data
