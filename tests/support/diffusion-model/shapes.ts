/** Widths and depths of a latent diffusion model's networks. */
export type Shape = {
  unet: {
    widths: number[]
    heads: number[]
    /** Residual blocks at each width on the way down; one more on the way up. */
    layers: number
    /** Where points attend to each other and to the words. */
    attends: boolean[]
    hasMiddle: boolean
  }
  text: { width: number; layers: number; heads: number; vocabulary: number }
  /** Null for TAESD's: plain convolutions of 64 channels. */
  autoencoder: { widths: number[]; layers: number } | null
  /** Into how many groups normalisation divides the channels. */
  groups: number
}

/** Small enough to run in milliseconds, with every part that the large ones have. */
export const TINY: Shape = {
  unet: {
    widths: [16, 32, 32, 32],
    heads: [2, 4, 4, 4],
    layers: 1,
    attends: [true, true, true, false],
    hasMiddle: true,
  },
  text: { width: 32, layers: 2, heads: 4, vocabulary: 256 },
  autoencoder: { widths: [8, 16, 16, 16], layers: 1 },
  groups: 4,
}

/** SDXS-512-0.9 (Song et al. 2024), whose UNet has 318.7 million weights, with TAESD's decoder of 1.2 million. */
export const SDXS: Shape = {
  unet: {
    widths: [320, 640, 1280],
    heads: [5, 10, 20],
    layers: 1,
    attends: [false, true, true],
    hasMiddle: false,
  },
  text: { width: 1024, layers: 23, heads: 16, vocabulary: 49408 },
  autoencoder: null,
  groups: 32,
}
