import { EngineError, type EngineRequest } from '../engine.ts'
import { FACE, HAIR, LOGO, OUTFIT, promptWithStyle, T_SHIRT } from '../provider/prompts.ts'
import { nearestRatio, seedOf31Bits, sizeOf } from '../provider/sizes.ts'

/** The address of an input picture, or undefined where an optional one was not sent. */
export type PictureUrl = (name: string) => string | undefined

export type ReplicateModel = {
  /** `owner/name`. */
  name: string
  /** Null for models that Replicate keeps itself, which have no version. */
  version: string | null
  hasSeed: boolean
  hasNegativePrompt: boolean
  input: (request: EngineRequest, picture: PictureUrl) => Record<string, unknown>
}

const SDXL = {
  name: 'stability-ai/sdxl',
  version: '7762fd07cf82c948538e41f63f77d685e02b063e37e496e96eefd46c929f9bdc',
}
const IDEOGRAM_RATIOS = ['1:1', '9:16', '16:9', '2:3', '3:2', '4:5', '5:4']
const FLUX_RATIOS = ['1:1', '16:9', '21:9', '3:2', '2:3', '4:5', '5:4', '9:16', '9:21']

const seed = (request: EngineRequest) => seedOf31Bits(request.seed)
const steered = (request: EngineRequest) => ({
  prompt: request.prompt,
  negative_prompt: request.negativePrompt,
  seed: seed(request),
})

/** PhotoMaker finds the face by this word in the prompt, and must not find it in the negative one. */
const withTrigger = (prompt: string) => (/\bimg\b/i.test(prompt) ? prompt : `a person img, ${prompt}`)
const withoutTrigger = (text: string) => text.replace(/\bimg\b/gi, 'image')

const PORTRAIT_STYLES: Record<string, string> = {
  'no-style': '(No style)',
  cinematic: 'Cinematic',
  disney: 'Disney Charactor',
  'digital-art': 'Digital Art',
  photographic: 'Photographic (Default)',
  'fantasy-art': 'Fantasy art',
  neonpunk: 'Neonpunk',
  enhance: 'Enhance',
  'comic-book': 'Comic book',
  lowpoly: 'Lowpoly',
  'line-art': 'Line art',
}

/** A whole number from 2 to 4. */
function scaleOf({ options }: EngineRequest): number {
  const scale = Number(options.scale ?? '2')
  if (![2, 3, 4].includes(scale)) throw new EngineError('invalid', { detail: 'Choose a size of 2x to 4x.' })
  return scale
}

const portrait = (request: EngineRequest, picture: PictureUrl) => ({
  input_image: picture('file1'),
  prompt: withTrigger(request.prompt),
  negative_prompt: withoutTrigger(request.negativePrompt),
  seed: seed(request),
  num_outputs: 1,
})

const upscaler = (name: string, version: string): ReplicateModel => ({
  name,
  version,
  hasSeed: false,
  hasNegativePrompt: false,
  input: (request, picture) => ({ image: picture('file1'), scale: scaleOf(request), face_enhance: true }),
})

const nanoBanana = (words: (request: EngineRequest) => string): ReplicateModel => ({
  name: 'google/nano-banana-2',
  version: null,
  hasSeed: false,
  hasNegativePrompt: false,
  input: (request, picture) => ({
    prompt: words(request),
    image_input: [picture('file1'), picture('file2')],
    aspect_ratio: 'match_input_image',
    output_format: 'png',
  }),
})

const guided = (request: EngineRequest, picture: PictureUrl) => {
  const image = picture('file1')
  return image === undefined ? {} : { image, prompt_strength: request.imageStrength }
}

/** The pairs that Replicate serves. Versions are pinned; an operator may name others. */
export const REPLICATE_MODELS: Record<string, ReplicateModel> = {
  'txt2img/fast': {
    name: 'black-forest-labs/flux-schnell',
    version: null,
    hasSeed: true,
    hasNegativePrompt: false,
    input: request => ({
      prompt: promptWithStyle(request),
      seed: seed(request),
      aspect_ratio: nearestRatio(request.aspectRatio, FLUX_RATIOS),
      num_outputs: 1,
      output_format: 'png',
    }),
  },
  'img2img/fast': {
    ...SDXL,
    hasSeed: true,
    hasNegativePrompt: true,
    input: (request, picture) => ({
      ...steered(request),
      prompt: promptWithStyle(request),
      ...guided(request, picture),
      ...sizeOf(request.aspectRatio),
      num_outputs: 1,
      apply_watermark: false,
    }),
  },
  'emoji/pro': {
    name: 'fofr/sdxl-emoji',
    version: 'dee76b5afde21b0f01ed7925f0665b7e879c50ee718c5f78a9d38e04d523cc5e',
    hasSeed: true,
    hasNegativePrompt: true,
    input: request => ({
      ...steered(request),
      prompt: `A TOK emoji of ${request.prompt}`,
      width: 1024,
      height: 1024,
      num_outputs: 1,
      apply_watermark: false,
    }),
  },
  'logoMaker/v1.0': {
    ...SDXL,
    hasSeed: true,
    hasNegativePrompt: true,
    input: (request, picture) => ({
      ...steered(request),
      prompt: LOGO + request.prompt,
      ...guided(request, picture),
      ...sizeOf(request.aspectRatio),
      apply_watermark: false,
    }),
  },
  'logoMaker/v1.1': {
    name: 'black-forest-labs/flux-2-klein-4b',
    version: null,
    hasSeed: true,
    hasNegativePrompt: false,
    input: (request, picture) => ({
      prompt: LOGO + request.prompt,
      images: [picture('file1')].filter(Boolean),
      seed: seed(request),
      aspect_ratio: nearestRatio(request.aspectRatio, FLUX_RATIOS),
      output_format: 'png',
    }),
  },
  'logoMaker/v1.2': {
    name: 'ideogram-ai/ideogram-v3-turbo',
    version: null,
    hasSeed: true,
    hasNegativePrompt: false,
    input: (request, picture) => {
      const guide = picture('file1')
      return {
        prompt: T_SHIRT + request.prompt,
        // A style of our choosing and a picture that shows one exclude each other.
        ...(guide === undefined ? { style_type: 'Design' } : { style_reference_images: [guide] }),
        seed: seed(request),
        aspect_ratio: nearestRatio(request.aspectRatio, IDEOGRAM_RATIOS),
        magic_prompt_option: 'Off',
      }
    },
  },
  'portraitMaker/photomaker': {
    name: 'tencentarc/photomaker',
    version: 'ddfc2b08d209f9fa8c1eca692712918bd449f695dabb4a958da31802a9570fe4',
    hasSeed: true,
    hasNegativePrompt: true,
    input: (request, picture) => ({ ...portrait(request, picture), num_steps: 20, style_strength_ratio: 20 }),
  },
  'portraitMaker/photomaker-style': {
    name: 'tencentarc/photomaker-style',
    version: '467d062309da518648ba89d226490e02b8ed09b5abc15026e54e31c5a8cd0769',
    hasSeed: true,
    hasNegativePrompt: true,
    input: (request, picture) => ({
      ...portrait(request, picture),
      style_name: PORTRAIT_STYLES[request.options.portraitStyle ?? ''] ?? PORTRAIT_STYLES.photographic,
    }),
  },
  'portraitMaker/id-photorealistic': {
    name: 'grandlineai/instant-id-photorealistic',
    version: '03914a0c3326bf44383d0cd84b06822618af879229ce5d1d53bef38d93b68279',
    hasSeed: false,
    hasNegativePrompt: true,
    input: (request, picture) => ({
      image: picture('file1'),
      prompt: request.prompt,
      negative_prompt: request.negativePrompt,
      ...sizeOf(request.aspectRatio),
    }),
  },
  'portraitMaker/become-image': {
    name: 'fofr/become-image',
    version: '8d0b076a2aff3904dfcec3253c778e0310a68f78483c4699c7fd800f3051d2b3',
    hasSeed: true,
    hasNegativePrompt: true,
    input: (request, picture) => ({
      ...steered(request),
      image: picture('file1'),
      image_to_become: picture('file2'),
      number_of_images: 1,
    }),
  },
  'portraitMaker/copy-pose': {
    name: 'zsxkib/instant-id',
    version: '2e4785a4d80dadf580077b2244c8d7c05d8e3faac04a04c02d8e099dd2876789',
    hasSeed: true,
    hasNegativePrompt: true,
    input: (request, picture) => ({
      ...steered(request),
      image: picture('file1'),
      pose_image: picture('file2'),
      num_outputs: 1,
      output_format: 'png',
    }),
  },
  'portraitMaker/pulid': {
    name: 'bytedance/pulid',
    version: '43d309c37ab4e62361e5e29b8e9e867fb2dcbcec77ae91206a8d95ac5dd451a0',
    hasSeed: true,
    hasNegativePrompt: true,
    input: (request, picture) => {
      const { width, height } = sizeOf(request.aspectRatio)
      return {
        ...steered(request),
        main_face_image: picture('file1'),
        image_width: width,
        image_height: height,
        num_samples: 1,
        output_format: 'png',
      }
    },
  },
  'face2sticker/pro': {
    name: 'fofr/face-to-sticker',
    version: '764d4827ea159608a07cdde8ddf1c6000019627515eb02b6b449695fd547e5ef',
    hasSeed: true,
    hasNegativePrompt: true,
    input: (request, picture) => ({
      ...steered(request),
      prompt: request.prompt || 'a person',
      image: picture('file1'),
      width: 1024,
      height: 1024,
    }),
  },
  'faceSwap/v1.0': {
    name: 'codeplugtech/face-swap',
    version: '278a81e7ebb22db98bcba54de985d22cc1abeead2754eb1f2af717247be69b34',
    hasSeed: false,
    hasNegativePrompt: false,
    input: (_, picture) => ({ input_image: picture('file1'), swap_image: picture('file2') }),
  },
  'faceSwap/v1.1': nanoBanana(() => FACE),
  'photo2anime/v1.0': {
    name: 'zf-kbot/photo-to-anime',
    version: '7936c014091521e64f3721090cc878ab1bceb2d5e0deecc4549092fb7f9ba753',
    hasSeed: false,
    hasNegativePrompt: true,
    input: (request, picture) => ({
      image: picture('file1'),
      prompt: `anime ${request.prompt}`.trim(),
      negative_prompt: request.negativePrompt,
      strength: 0.5,
      guidance_scale: 6,
      num_inference_steps: 20,
      scheduler: 'K_EULER_ANCESTRAL',
      num_outputs: 1,
    }),
  },
  'virtualTryOn/v1.0': {
    name: 'cuuupid/idm-vton',
    version: '0513734a452173b8173e907e3a59d19a36266e55b48528559432bd21c7d7e985',
    hasSeed: true,
    hasNegativePrompt: false,
    input: (request, picture) => ({
      human_img: picture('file1'),
      garm_img: picture('file2'),
      garment_des: request.prompt,
      category: request.options.garmentType ?? 'upper_body',
      seed: seed(request),
      steps: 30,
      crop: false,
      force_dc: request.options.garmentType === 'dresses',
      mask_only: false,
    }),
  },
  'virtualTryOn/v1.1': nanoBanana(request => OUTFIT + request.prompt),
  'styleHair/v1.0': nanoBanana(() => HAIR),
  'fixOldPhoto/v1.0': {
    name: 'microsoft/bringing-old-photos-back-to-life',
    version: 'c75db81db6cbd809d93cc3b7e7a088a351a3349c9fa02b6d393e35e0d51ba799',
    hasSeed: false,
    hasNegativePrompt: false,
    input: ({ inputs }, picture) => ({
      image: picture('file1'),
      HR: inputs.some(({ name, width, height }) => name === 'file1' && Math.min(width, height) > 800),
      with_scratch: true,
    }),
  },
  'replaceBackground/v1.0': {
    name: 'catacolabs/sdxl-ad-inpaint',
    version: '9c0cb4c579c54432431d96c70924afcca18983de872e8a221777fb1416253359',
    hasSeed: true,
    hasNegativePrompt: true,
    input: (request, picture) => ({ ...steered(request), image: picture('file1') }),
  },
  'upscale/v1.0': upscaler(
    'nightmareai/real-esrgan',
    'f121d640bd286e1fdc67f9799164c1d5be36ff74576ee11c803ae5b665dd46aa',
  ),
  'upscale/v1.1': upscaler(
    'daanelson/real-esrgan-a100',
    'f94d7ed4a1f7e1ffed0d51e4089e4911609d5eeee5e874ef323d2c7562624bed',
  ),
}
