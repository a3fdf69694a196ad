/** Markup that is safe to send as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template whose values are escaped, unless they are markup themselves. Null is nothing. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | null)[]): Html {
  const escaped = values.map(value => {
    if (value === null) return ''
    return value instanceof Html ? value.text : value.replace(/[&<>"']/g, character => ESCAPES[character]!)
  })
  return new Html(String.raw({ raw: strings }, ...escaped))
}
