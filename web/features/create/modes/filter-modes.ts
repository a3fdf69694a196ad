import type { Mode } from '#catalogue/mode.ts'

/** The modes of which name, key, description or group hold every word that is looked for. */
export function filterModes(modes: readonly Mode[], text: string): Mode[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return modes.filter(({ name, key, description, group }) => {
    const said = `${name}\n${key}\n${description}\n${group}`.toLowerCase()
    return words.every(word => said.includes(word))
  })
}
