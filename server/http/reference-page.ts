import type { OpenAPIV3_1 } from 'openapi-types'
import type { ERRORS } from '#contract/errors.ts'
import { escapeHtml } from '#server/lib/html.ts'

type Operation = OpenAPIV3_1.OperationObject

/** The description of all calls as one page without scripts. */
export function renderReference(document: object, errors: typeof ERRORS): string {
  const { info, paths = {} } = document as OpenAPIV3_1.Document
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Operation,
    })),
  )
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'other')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escapeHtml(info.title)}: calls</title>
<link rel="stylesheet" href="/v1/docs.css" />
</head>
<body>
<main>
<h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1>
<p>${code(info.description ?? '')}</p>
<p>The same for programs: <a href="/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${[...groups].map(([tag, members]) => `<h2>${escapeHtml(tag)}</h2>${members.map(renderCall).join('')}`).join('')}
<h2>errors</h2>
<table>
<thead><tr><th>code</th><th>status</th><th>descr, unless there is more to say</th></tr></thead>
<tbody>${Object.entries(errors)
    .map(
      ([name, { http, descr }]) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${http}</td><td>${escapeHtml(descr)}</td></tr>`,
    )
    .join('')}</tbody>
</table>
</main>
</body>
</html>
`
}

function renderCall({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): string {
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined
  const answer = operation.responses?.['200'] as OpenAPIV3_1.ResponseObject | undefined
  return `<details>
<summary><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>
<p>${needsSignIn(operation) ? 'It needs a sign-in.' : 'It answers people without a sign-in, too.'}</p>
${operation.description ? `<p>${code(operation.description)}</p>` : ''}
${renderContent('Request', body?.content)}
${renderContent('Answer', answer?.content)}
</details>`
}

function renderContent(
  title: string,
  content: Record<string, OpenAPIV3_1.MediaTypeObject> | undefined,
): string {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema, example }]) =>
        `<h3>${title} <small>${escapeHtml(type)}</small></h3>${listing(example)}${listing(schema)}`,
    )
    .join('')
}

const needsSignIn = ({ security = [] }: Operation) => security.every(way => Object.keys(way).length > 0)

const listing = (value: unknown) =>
  value === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

/** Escaped, with what stands between backticks as code. */
const code = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
