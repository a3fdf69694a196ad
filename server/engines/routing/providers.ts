/** Ids of the engines behind which a provider stands; a routing table names them. */
export const PROVIDER_IDS = [
  'stability',
  'replicate',
  'openai-images',
  'comfyui',
  'automatic1111',
  'ai-horde',
] as const
