import sharp from 'sharp'

/**
 * Counts what the library for pictures is given to do in this process: pieces of work begun, and the most
 * under way at once. Everything that decodes or encodes goes through it.
 */
export function countEncoding() {
  const now = () => sharp.counters().queue + sharp.counters().process
  let underway = now()
  let begun = 0
  let most = 0
  const onChange = () => {
    if (now() > underway) begun += now() - underway
    underway = now()
    most = Math.max(most, underway)
  }
  sharp.queue.on('change', onChange)
  return {
    begun: () => begun,
    most: () => most,
    underway: () => underway,
    stop: () => void sharp.queue.off('change', onChange),
  }
}
