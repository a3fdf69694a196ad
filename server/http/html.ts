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
