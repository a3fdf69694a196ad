const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => ENTITIES[character]!)

/**
 * JSON for the inside of a script element. `<` could end the element, and the two separators end a line
 * in older readings of JavaScript; written as escapes they mean the same.
 */
export const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, character => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

/** Markup that is safe to send as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A template whose values are escaped, unless they are markup themselves. Null is nothing. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | null)[]): Html {
  const escaped = values.map(value => {
    if (value === null) return ''
    return value instanceof Html ? value.text : escapeHtml(value)
  })
  return new Html(String.raw({ raw: strings }, ...escaped))
}
