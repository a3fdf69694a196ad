import { Html, html } from '#server/lib/html.ts'

/** What a message says; its texts are plain, not HTML. */
export type Email = {
  subject: string
  paragraphs: string[]
  /** What the reader can do about it. */
  action: { label: string; url: string } | null
  /** Why the reader gets it. */
  footnote: string
  /** Where the reader ends such messages, by a page and by one click (RFC 8058); null if that is not possible. */
  unsubscribeUrl: string | null
}

export type Message = {
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Sets an e-mail as plain text and as HTML that needs nothing from outside. */
export function messageOf(to: string, email: Email): Message {
  const { subject, paragraphs, action, footnote, unsubscribeUrl } = email
  const endings = [footnote, ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : [])]
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), '--', ...endings]
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlOf(email),
    headers: unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
  }
}

const frame = 'max-width:560px;margin:0 auto'
const page = 'margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f1d1a;background:#fff'
const button =
  'display:inline-block;background:#1f1d1a;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none'

/** People's own line breaks stay. */
const linesOf = (text: string) =>
  new Html(
    text
      .split(/\r\n|\r|\n/)
      .map(line => html`${line}`.text)
      .join('<br>\n'),
  )

/** Styled by attributes: mail programs leave style sheets out. */
function htmlOf({ subject, paragraphs, action, footnote, unsubscribeUrl }: Email): string {
  const body = paragraphs
    .map(text => html`<p style="overflow-wrap:anywhere">${linesOf(text)}</p>\n`.text)
    .join('')
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${page}">
<div style="${frame}">
${new Html(body)}${action ? html`<p style="margin:24px 0"><a href="${action.url}" style="${button}">${action.label}</a></p>` : null}
<p style="color:#666;font-size:13px">${footnote}${
    unsubscribeUrl ? html` <a href="${unsubscribeUrl}" style="color:#666">Unsubscribe</a>` : null
  }</p>
</div></body></html>
`.text
}
