import { fileURLToPath } from 'node:url'

/** Networks that lie in the product itself; assets/ATTRIBUTION.md says where each is from. */
export type ShippedNetwork =
  | 'selfie'
  | 'blazeface'
  | 'facemesh'
  | 'animevideov3-x2'
  | 'animevideov3-x4'
  | 'nsfw-mobilenet-v2'

/** The ONNX file of a shipped network. */
export const shippedFile = (name: ShippedNetwork): string =>
  fileURLToPath(new URL(`./assets/${name}.onnx`, import.meta.url))
