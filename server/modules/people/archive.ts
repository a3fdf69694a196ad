import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type Archive = {
  /** Adds what `open` gives when its turn comes; what is gone by then is left empty. */
  add(name: string, open: () => Promise<Readable | null>, options?: { compress: boolean }): void
  /** Nothing more is added. Given an error, whoever reads sees the archive break off. */
  end(error?: Error): void
  /** The bytes, packed while they are read. */
  output: Readable
}

/** A ZIP archive that is never held as a whole. */
export function createArchive(): Archive {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const opened = new Set<Readable>()
  zip.on('error', error => output.destroy(error as Error))
  // Whoever breaks off the download leaves no file open.
  output.once('close', () => {
    for (const stream of opened) stream.destroy()
  })

  return {
    output,
    add(name, open, options = { compress: false }) {
      zip.addReadStreamLazy(name, options, callback => {
        open().then(
          found => {
            const stream = found ?? Readable.from([])
            opened.add(stream)
            stream.once('close', () => opened.delete(stream))
            callback(null, stream)
          },
          error => callback(error, Readable.from([])),
        )
      })
    },
    end(error) {
      if (error) output.destroy(error)
      else zip.end()
    },
  }
}

/** The items as the text of a JSON list, one a line. */
export const listOf = (items: AsyncIterable<unknown>) => Readable.from(linesOf(items))

async function* linesOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const item of items) {
    yield separator + JSON.stringify(item)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
