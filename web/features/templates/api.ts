import type { Template } from '#contract/templates.ts'
import { call } from '../../lib/call.ts'

const TRENDING_TEMPLATES = 10

/** The templates that trend, in the order in which they are shown. */
export const fetchTrendingTemplates = async (signal?: AbortSignal): Promise<Template[]> =>
  (
    await call<{ data: Template[] }>(
      '/v1/templates/list',
      { page: 1, perPage: TRENDING_TEMPLATES, trending: true },
      signal ? { signal } : {},
    )
  ).data
