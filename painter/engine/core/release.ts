/**
 * Gives the memory of arrays back at once, where the collector would let it wait: they have no elements afterwards.
 * Only for arrays that are alone in their buffer and that nobody else has.
 */
export function release(...arrays: { buffer: ArrayBufferLike }[]) {
  for (const { buffer } of arrays) (buffer as ArrayBuffer).transfer(0)
}
