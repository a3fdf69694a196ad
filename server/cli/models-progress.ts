import { inMegabytes } from '#server/engines/local/models/sizes.ts'

const REDRAW_MS = 200
/** Elsewhere than on a terminal, one line for each tenth. */
const TENTHS = 10

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

/** Says how far a download is: in one line that is redrawn on a terminal, in plain lines elsewhere. */
export function createProgress(output: Output, now: () => number = Date.now) {
  let drawnAt = 0
  let isDrawn = false
  let tenth = -1
  let first: { bytes: number; at: number } | null = null

  const line = (done: number, all: number) => {
    const percent = all > 0 ? Math.min(100, Math.floor((100 * done) / all)) : 0
    return `${String(percent).padStart(3)} %  ${inMegabytes(done)} of ${inMegabytes(all)}${pace(done, all)}`
  }
  const pace = (done: number, all: number) => {
    const seconds = first ? (now() - first.at) / 1000 : 0
    if (!first || seconds < 2 || done <= first.bytes) return ''
    const perSecond = (done - first.bytes) / seconds
    const left = Math.ceil(Math.max(0, all - done) / perSecond)
    return `  ${inMegabytes(perSecond)}/s, ${left >= 90 ? `${Math.ceil(left / 60)} min` : `${left} s`} left`
  }
  const clear = () => {
    if (isDrawn) output.write('\r\u001b[K')
    isDrawn = false
  }

  return {
    report(done: number, all: number): void {
      first ??= { bytes: done, at: now() }
      if (!output.isTTY) {
        const reached = all > 0 ? Math.min(TENTHS, Math.floor((TENTHS * done) / all)) : 0
        if (reached > tenth) output.write(`${line(done, all)}\n`)
        tenth = Math.max(tenth, reached)
      } else if (now() - drawnAt >= REDRAW_MS || done >= all) {
        drawnAt = now()
        output.write(`\r\u001b[K${line(done, all)}`)
        isDrawn = true
      }
    },
    say(sentence: string): void {
      clear()
      output.write(`${sentence}\n`)
    },
    /** Leaves the last line where it stands. */
    end(): void {
      if (isDrawn) output.write('\n')
      isDrawn = false
    },
  }
}
