/** A size for people, in decimal units: `4.9 MB`, `224 MB`, `3.4 GB`. */
export function inMegabytes(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`
  return bytes >= 1e7 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e6).toFixed(1)} MB`
}
