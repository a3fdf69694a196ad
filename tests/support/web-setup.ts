import { buildWebIfStale } from '#scripts/build-web.mjs'

/** Builds the web application that the server under test serves. */
export default function setup(): void {
  buildWebIfStale(process.execPath)
}
