import type { Block, Line } from '#contract/site.ts'

/** Where a link may lead: to a page, here or elsewhere, or into a mail. Anything else stays text. */
const ADDRESS = /^(https?:\/\/|mailto:|\/(?!\/)|#)/

/**
 * Reads the part of Markdown that pages of text need: one `#` heading as the title, `##` and `###`
 * headings, paragraphs, `-` and `1.` lists, `**strong**`, `` `code` `` and `[text](address)`. What looks
 * like HTML is text like any other.
 *
 * @throws Error when there is no title
 */
export function readMarkdown(source: string): { title: string; blocks: Block[] } {
  const parts = source
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map(part => part.trim())
    .filter(Boolean)
  const title = /^# (.+)$/.exec(parts[0] ?? '')?.[1]
  if (!title) throw new Error('it has to begin with its title, a line “# …”')
  return { title: title.trim(), blocks: parts.slice(1).flatMap(readPart) }
}

function readPart(part: string): Block[] {
  const [first = '', ...rest] = part.split('\n')
  const heading = /^(##|###) (.+)$/.exec(first)
  if (heading) {
    const block: Block = {
      kind: 'heading',
      level: (heading[1] ?? '').length,
      line: readLine(heading[2] ?? ''),
    }
    return rest.length > 0 ? [block, ...readPart(rest.join('\n'))] : [block]
  }
  const ordered = /^\d+\. /.test(first)
  if (!ordered && !/^[-*] /.test(first)) {
    return [{ kind: 'paragraph', line: readLine(part.replace(/\n/g, ' ')) }]
  }
  const marker = ordered ? /^\d+\. / : /^[-*] /
  const items: string[] = []
  for (const line of [first, ...rest]) {
    // A line that begins no item goes on with the one before.
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return [{ kind: 'list', ordered, items: items.map(readLine) }]
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g

function readLine(text: string): Line {
  const line: Line = []
  let end = 0
  const addText = (plain: string) => plain && line.push({ kind: 'text', text: plain })
  for (const match of text.matchAll(MARKED)) {
    const { strong, code, text: label, href } = match.groups ?? {}
    addText(text.slice(end, match.index))
    if (strong) line.push({ kind: 'strong', text: strong })
    else if (code) line.push({ kind: 'code', text: code })
    else if (label && href && ADDRESS.test(href)) line.push({ kind: 'link', text: label, href })
    else addText(match[0])
    end = match.index + match[0].length
  }
  addText(text.slice(end))
  return line
}
