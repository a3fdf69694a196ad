import * as z from 'zod'
import type { Key } from './key.ts'

export const yesOrNo = z
  .enum(['1', '0', 'true', 'false', 'yes', 'no'])
  .transform(text => ['1', 'true', 'yes'].includes(text))
  .optional()

/** A base address without anything that belongs to one request. */
export const baseAddress = z
  .string()
  .refine(text => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  })
  .transform(text => text.replace(/\/+$/, ''))
  .optional()

export const secret = z
  .string()
  .regex(/^[\x21-\x7e]{1,1000}$/)
  .optional()

export const modelName = z.string().max(200).optional()

/** An OpenAI-compatible service that enhances or judges. */
export type ChatService = { baseUrl: string; model: string; apiKey: string | null }

/** Providers of pictures that are turned on; the others are null. */
export type ProviderSettings = {
  stability: { apiKey: string; baseUrl: string } | null
  replicate: { token: string; baseUrl: string } | null
  openAiImages: { baseUrl: string; model: string; apiKey: string | null } | null
  comfyUi: { urls: string[]; workflowsDir: string | null; checkpoint: string; upscaler: string } | null
  automatic1111: { baseUrl: string; auth: string | null; checkpoint: string | null } | null
  aiHorde: { apiKey: string; baseUrl: string; models: string[] } | null
}

/** Keys of the providers of pictures, of the table that chooses between them, and of moderation. */
export const PROVIDER_KEYS = {
  MODERATION_BASE_URL: {
    rule: 'the base address of an OpenAI-compatible service, such as https://api.openai.com/v1',
    default: 'none',
    descr:
      'Service whose `/moderations` checks prompts before anything is charged, in addition to the built-in word list.',
    schema: baseAddress,
  },
  MODERATION_MODEL: {
    rule: 'the name of a moderation model of that service',
    default: 'omni-moderation-latest',
    descr: 'Moderation model to use.',
    schema: modelName,
  },
  MODERATION_API_KEY: {
    rule: 'a key of that service: printable ASCII characters, no spaces',
    default: 'none',
    descr: 'Key for the moderation service.',
    schema: secret,
    isSecret: true,
  },
  MODERATION_OF_PICTURES: {
    rule: 'ids of providers separated by commas, such as comfyui,automatic1111',
    default: 'none',
    descr:
      'Providers whose finished pictures the service checks as well, because they have no moderation of their own.',
    schema: z
      .string()
      .regex(/^[a-z0-9-]+(\s*,\s*[a-z0-9-]+)*$/)
      .transform(text => text.split(/\s*,\s*/))
      .optional(),
  },
  STABILITY_API_KEY: {
    rule: 'a key of Stability AI',
    default: 'none',
    descr: 'Turns on Stability AI.',
    schema: secret,
    isSecret: true,
  },
  STABILITY_BASE_URL: {
    rule: 'a base address, such as https://api.stability.ai',
    default: '`https://api.stability.ai`',
    descr: 'Address of Stability AI.',
    schema: baseAddress,
  },
  REPLICATE_API_TOKEN: {
    rule: 'a token of Replicate',
    default: 'none',
    descr:
      'Turns on Replicate. It calls back to `PUBLIC_URL` if that begins with https; otherwise it is polled.',
    schema: secret,
    isSecret: true,
  },
  REPLICATE_BASE_URL: {
    rule: 'a base address, such as https://api.replicate.com/v1',
    default: '`https://api.replicate.com/v1`',
    descr: 'Address of Replicate.',
    schema: baseAddress,
  },
  OPENAI_IMAGES_BASE_URL: {
    rule: 'the base address of an OpenAI-compatible service, such as https://api.openai.com/v1',
    default: 'none',
    descr: 'Turns on a service with the calls `/images/generations` and `/images/edits`.',
    schema: baseAddress,
  },
  OPENAI_IMAGES_MODEL: {
    rule: 'the name of an image model of that service',
    default: '`gpt-image-2`',
    descr: 'Image model to use.',
    schema: modelName,
  },
  OPENAI_IMAGES_API_KEY: {
    rule: 'a key of that service: printable ASCII characters, no spaces',
    default: 'none',
    descr: 'Key for that service. A service in your own network often needs none.',
    schema: secret,
    isSecret: true,
  },
  COMFYUI_URLS: {
    rule: 'base addresses separated by commas, such as http://10.0.0.5:8188,http://10.0.0.6:8188',
    default: 'none',
    descr:
      'Turns on ComfyUI. Each job goes to the server with the fewest jobs. All servers need the same models.',
    schema: z
      .string()
      .transform(text => text.split(/\s*,\s*/).filter(Boolean))
      .pipe(z.array(baseAddress.unwrap()).min(1).max(64))
      .optional(),
  },
  COMFYUI_WORKFLOWS_DIR: {
    rule: 'the path of a folder',
    default: 'the product’s own workflows',
    descr: 'Folder with workflows of your own, `<mode>.json` or `<mode>.<model>.json`.',
    schema: z.string().max(1000).optional(),
  },
  COMFYUI_CHECKPOINT: {
    rule: 'the name of a checkpoint file',
    default: '`sd_xl_base_1.0.safetensors`',
    descr: 'Checkpoint of the product’s own workflows.',
    schema: modelName,
  },
  COMFYUI_UPSCALER: {
    rule: 'the name of a model file for upscaling',
    default: '`RealESRGAN_x4plus.pth`',
    descr: 'Model of the product’s own workflow for upscaling.',
    schema: modelName,
  },
  AUTOMATIC1111_URL: {
    rule: 'a base address, such as http://10.0.0.5:7860',
    default: 'none',
    descr: 'Turns on the web UI of AUTOMATIC1111 or Forge, started with `--api`.',
    schema: baseAddress,
  },
  AUTOMATIC1111_AUTH: {
    rule: 'a user name and a password, separated by a colon',
    default: 'none',
    descr: 'The same value as the `--api-auth` of the web UI.',
    schema: z
      .string()
      .regex(/^[^:\s]+:\S+$/)
      .optional(),
    isSecret: true,
  },
  AUTOMATIC1111_CHECKPOINT: {
    rule: 'the title of a checkpoint',
    default: 'the checkpoint that is loaded',
    descr: 'Checkpoint to draw with.',
    schema: modelName,
  },
  AI_HORDE: {
    rule: 'yes or no',
    default: 'no',
    descr:
      'Turns on the AI Horde, a network of volunteers’ computers. Volunteers see the prompts, so it gets only public creations without input pictures.',
    schema: yesOrNo,
  },
  AI_HORDE_API_KEY: {
    rule: 'a key of the AI Horde',
    default: 'anonymous',
    descr: 'Key at the AI Horde. Anonymous requests come last in its queue.',
    schema: secret,
    isSecret: true,
  },
  AI_HORDE_MODELS: {
    rule: 'names of models separated by commas, such as Deliberate,Dreamshaper',
    default: '`Deliberate,Dreamshaper,stable_diffusion`',
    descr: 'Models at the AI Horde. Any of them may be used.',
    schema: z
      .string()
      .max(1000)
      .transform(text => text.split(',').map(name => name.trim()))
      .pipe(z.array(z.string().min(1)).max(20))
      .optional(),
  },
  AI_HORDE_BASE_URL: {
    rule: 'a base address, such as https://aihorde.net/api/v2',
    default: '`https://aihorde.net/api/v2`',
    descr: 'Address of the AI Horde.',
    schema: baseAddress,
  },
  ROUTING_FILE: {
    rule: 'the path of a JSON file',
    default: 'the product’s own table',
    descr: 'Which provider serves each mode and model, and what happens when it is down. See providers.md.',
    schema: z.string().max(1000).optional(),
  },
} as const satisfies Record<string, Key>

type ProviderKey = keyof typeof PROVIDER_KEYS
type Read = <Name extends ProviderKey>(name: Name) => z.output<(typeof PROVIDER_KEYS)[Name]['schema']>

/** The service that judges, or null. Mistakes are sentences for the operator. */
export function moderationService(
  baseUrl: string | undefined,
  model: string | undefined,
  apiKey: string | undefined,
  mistakes: string[],
): ChatService | null {
  if (baseUrl) return { baseUrl, model: model ?? 'omni-moderation-latest', apiKey: apiKey ?? null }
  if (model || apiKey) {
    const given = model ? 'MODERATION_MODEL' : 'MODERATION_API_KEY'
    mistakes.push(`MODERATION_BASE_URL is missing: ${given} is set, but not the address of the service.`)
  }
  return null
}

/** The providers that the environment turns on. */
export function providerSettings(read: Read, mistakes: string[]): ProviderSettings {
  const stabilityKey = read('STABILITY_API_KEY')
  const stabilityUrl = read('STABILITY_BASE_URL') ?? 'https://api.stability.ai'
  const replicateToken = read('REPLICATE_API_TOKEN')
  const replicateUrl = read('REPLICATE_BASE_URL') ?? 'https://api.replicate.com/v1'
  const comfyUrls = read('COMFYUI_URLS')
  const comfyUi = {
    workflowsDir: read('COMFYUI_WORKFLOWS_DIR') ?? null,
    checkpoint: read('COMFYUI_CHECKPOINT') ?? 'sd_xl_base_1.0.safetensors',
    upscaler: read('COMFYUI_UPSCALER') ?? 'RealESRGAN_x4plus.pth',
  }
  const webUiUrl = read('AUTOMATIC1111_URL')
  const webUi = {
    auth: read('AUTOMATIC1111_AUTH') ?? null,
    checkpoint: read('AUTOMATIC1111_CHECKPOINT') ?? null,
  }
  const horde = {
    apiKey: read('AI_HORDE_API_KEY') ?? '0000000000',
    baseUrl: read('AI_HORDE_BASE_URL') ?? 'https://aihorde.net/api/v2',
    models: read('AI_HORDE_MODELS') ?? ['Deliberate', 'Dreamshaper', 'stable_diffusion'],
  }
  return {
    stability: stabilityKey ? { apiKey: stabilityKey, baseUrl: stabilityUrl } : null,
    replicate: replicateToken ? { token: replicateToken, baseUrl: replicateUrl } : null,
    openAiImages: openAiImages(read, mistakes),
    comfyUi: comfyUrls ? { urls: comfyUrls, ...comfyUi } : null,
    automatic1111: webUiUrl ? { baseUrl: webUiUrl, ...webUi } : null,
    aiHorde: read('AI_HORDE') ? horde : null,
  }
}

function openAiImages(read: Read, mistakes: string[]): ProviderSettings['openAiImages'] {
  const baseUrl = read('OPENAI_IMAGES_BASE_URL')
  const model = read('OPENAI_IMAGES_MODEL')
  const apiKey = read('OPENAI_IMAGES_API_KEY') ?? null
  if (baseUrl) return { baseUrl, model: model ?? 'gpt-image-2', apiKey }
  if (model || apiKey) {
    const given = model ? 'OPENAI_IMAGES_MODEL' : 'OPENAI_IMAGES_API_KEY'
    mistakes.push(`OPENAI_IMAGES_BASE_URL is missing: ${given} is set, but not the address of the service.`)
  }
  return null
}
