/** Copies text, also on pages served without TLS, where the clipboard interface is absent. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  // Outside of an open dialog nothing can be selected.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  ;(dialog ?? document.body).append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (!copied) throw new Error('The browser refused to copy.')
}
