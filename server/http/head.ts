import { escapeHtml, escapeJson } from '#server/lib/html.ts'

const TAGLINE = 'Make the picture you meant.'

/** The picture that stands for a page wherever its link is shown. Sizes in pixels, null when not known. */
export type HeadImage = { url: string; width: number | null; height: number | null }

export type Head = {
  product: string
  title: string
  /** In place of the title wherever its link is shown. */
  shareTitle?: string
  description: string
  canonical: string
  image: HeadImage | null
  /** Whether the page is about its picture, which is then shown large. */
  isArticle?: boolean
  jsonLd?: unknown
}

/** The elements of a page's head that depend on the page. Every text is escaped. */
export function headOf(page: Head): string {
  const title = `${page.title} - ${TAGLINE}`
  const properties: [string, string | number][] = [
    ['og:site_name', page.product],
    ['og:type', page.isArticle ? 'article' : 'website'],
    ['og:title', page.shareTitle ? `${page.shareTitle} - ${TAGLINE}` : title],
    ['og:description', page.description],
    ['og:url', page.canonical],
  ]
  if (page.image) {
    const { url, width, height } = page.image
    properties.push(['og:image', url])
    if (width && height) properties.push(['og:image:width', width], ['og:image:height', height])
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    `<link rel="canonical" href="${escapeHtml(page.canonical)}" />`,
    ...properties.map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}" />`,
    ),
    `<meta name="twitter:card" content="${page.image ? 'summary_large_image' : 'summary'}" />`,
    ...(page.jsonLd ? [`<script type="application/ld+json">${escapeJson(page.jsonLd)}</script>`] : []),
  ].join('\n    ')
}
