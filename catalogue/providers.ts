/** Ids of the engines behind which a provider stands; models and routing tables name them. */
export const PROVIDER_IDS = [
  'stability',
  'replicate',
  'openai-images',
  'comfyui',
  'automatic1111',
  'ai-horde',
] as const

export type ProviderId = (typeof PROVIDER_IDS)[number]
