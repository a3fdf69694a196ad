/** What of a subject is spelled out; the painter's own `Subject` has more. */
interface Named {
  key: string
  count: number
  companions?: readonly unknown[]
  bears?: readonly { how: string; subject: Named }[]
}

/** “horse[ridden @cowboy]”, “@man+1”: a drawing's name, who stands beside it and what it bears. */
export function spelled({ key, count, companions = [], bears = [] }: Named): string {
  const borne = bears.map(({ how, subject }) => `[${how} ${spelled(subject)}]`).join('')
  const others = companions.length > 0 ? `+${companions.length}` : ''
  return `${count > 1 ? `${count} ` : ''}${key}${others}${borne}`
}
