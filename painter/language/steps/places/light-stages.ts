import type { Draft } from '../../draft.ts'

const SHOW = /\b(concert|gig|band|rock|pop|dj|festival|disco|club|rapper|singer)\b/i
const PLAYED_IN_THE_DARK = /\b(concert|perform\w*|sing\w*|danc\w*|play(s|ing)|solo|audience|show)\b/i

/** A stage on which somebody performs is dark but for the lamps on them; at concerts there are coloured ones. */
export function lightStages({ place, room, light, subjects, prompt, extras }: Draft) {
  if (place !== 'room' || room !== 'stage' || light.includes('bright')) return
  const isShow = SHOW.test(prompt)
  const isDark = light.some(word => word === 'dramatic' || word === 'dark' || word === 'spotlight')
  const isPlayed = subjects.some(({ figure }) => figure) && PLAYED_IN_THE_DARK.test(prompt)
  if (!isDark && !isPlayed && !isShow) return
  if (!light.includes('spotlight')) light.push('spotlight')
  if (isShow) extras.add('stage beams')
}
