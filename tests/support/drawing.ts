import { createCanvas, loadImage } from '@napi-rs/canvas'

/**
 * The shapes of an SVG as a PNG of that size, over which `viewBox` is stretched. Not by sharp: the server
 * forbids its SVG reader for the whole process, and a test may share its process with one of the server.
 */
export async function drawSvg(
  shapes: string,
  width: number,
  height: number,
  viewBox = `0 0 ${width} ${height}`,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none">${shapes}</svg>`
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0)
  return await canvas.encode('png')
}
