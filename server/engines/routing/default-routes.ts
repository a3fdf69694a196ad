import type { PROVIDER_IDS } from './providers.ts'

type ProviderId = (typeof PROVIDER_IDS)[number]

/**
 * Which providers serve each pair, the best fitting one first; the first that is configured serves. Not
 * listed, although they could: Stability for the fast picture, which costs more there than people pay.
 */
export const DEFAULT_ROUTES: Record<string, ProviderId[]> = {
  'txt2img/fast': ['replicate', 'comfyui', 'automatic1111', 'ai-horde'],
  'txt2img/standard': ['stability', 'openai-images', 'comfyui', 'automatic1111'],
  'txt2img/pro': ['stability', 'openai-images', 'comfyui', 'automatic1111'],
  'txt2img/ultra': ['stability', 'openai-images', 'comfyui', 'automatic1111'],
  'img2img/fast': ['replicate', 'automatic1111', 'comfyui'],
  'img2img/standard': ['stability', 'openai-images', 'comfyui', 'automatic1111'],
  'img2img/pro': ['stability', 'openai-images', 'comfyui', 'automatic1111'],
  'img2img/ultra': ['stability', 'openai-images', 'comfyui', 'automatic1111'],
  'emoji/pro': ['replicate', 'comfyui'],
  'structure/pro': ['stability', 'comfyui'],
  'sketch2img/pro': ['stability', 'comfyui'],
  'logoMaker/v1.0': ['replicate', 'automatic1111', 'comfyui', 'openai-images'],
  'logoMaker/v1.1': ['replicate', 'stability', 'comfyui', 'openai-images'],
  'logoMaker/v1.2': ['replicate', 'comfyui'],
  'portraitMaker/photomaker': ['replicate', 'comfyui'],
  'portraitMaker/photomaker-style': ['replicate', 'comfyui'],
  'portraitMaker/id-photorealistic': ['replicate', 'comfyui'],
  'portraitMaker/become-image': ['replicate', 'comfyui'],
  'portraitMaker/copy-pose': ['replicate', 'comfyui'],
  'portraitMaker/pulid': ['replicate', 'comfyui'],
  'face2sticker/pro': ['replicate', 'comfyui'],
  'faceSwap/v1.0': ['replicate', 'comfyui'],
  'faceSwap/v1.1': ['replicate', 'openai-images', 'comfyui'],
  'photo2anime/v1.0': ['replicate', 'comfyui'],
  'virtualTryOn/v1.0': ['replicate', 'comfyui'],
  'virtualTryOn/v1.1': ['replicate', 'openai-images', 'comfyui'],
  'styleHair/v1.0': ['replicate', 'openai-images', 'comfyui'],
  'fixOldPhoto/v1.0': ['replicate', 'comfyui'],
  'removeBackground/pro': ['stability', 'comfyui'],
  'replaceBackground/v1.0': ['replicate', 'comfyui'],
  'replaceBackground/v2.0': ['stability', 'openai-images', 'comfyui'],
  'searchRecolor/pro': ['stability', 'openai-images', 'comfyui'],
  'searchReplace/pro': ['stability', 'openai-images', 'comfyui'],
  'upscale/v1.0': ['replicate', 'comfyui', 'automatic1111'],
  'upscale/v1.1': ['replicate', 'comfyui'],
}
