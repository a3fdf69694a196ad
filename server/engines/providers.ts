import type { ProviderSettings } from '#server/config/configuration.ts'
import { createAiHordeEngine } from './ai-horde/ai-horde.ts'
import { createAutomatic1111Engine } from './automatic1111/automatic1111.ts'
import { createComfyUiEngine } from './comfyui/comfyui.ts'
import { readWorkflows } from './comfyui/workflows.ts'
import type { Engine } from './engine.ts'
import { createOpenAiImagesEngine } from './openai-images/openai-images.ts'
import { createReplicateEngine } from './replicate/replicate.ts'
import type { Routing } from './routing/routing.ts'
import { createStabilityEngine, type StabilityOptions } from './stability/stability.ts'

/** Path under which providers call back; the engine's id follows. */
const WEBHOOK_PATH = '/v1/webhooks'

/**
 * The engines of the providers that are configured.
 * @throws InvalidWorkflowError for a workflow of the operator's that cannot be used
 */
export function createProviders(
  settings: ProviderSettings,
  options: {
    /** Where providers reach us; only https is of use to them. */
    publicUrl: string | null
    routing: Routing
    translate: StabilityOptions['translate']
    version: string
  },
): Engine[] {
  const { stability, replicate, openAiImages, comfyUi, automatic1111, aiHorde } = settings
  const { publicUrl, routing, translate, version } = options
  const engines: Engine[] = []
  if (stability) engines.push(createStabilityEngine({ ...stability, translate }))
  if (replicate) {
    const webhookUrl = publicUrl?.startsWith('https:') ? `${publicUrl}${WEBHOOK_PATH}/replicate` : null
    engines.push(
      createReplicateEngine({
        ...replicate,
        webhookUrl,
        models: routing.replicateModels,
        versions: routing.replicateVersions,
      }),
    )
  }
  if (openAiImages) engines.push(createOpenAiImagesEngine(openAiImages))
  if (comfyUi) {
    engines.push(createComfyUiEngine({ ...comfyUi, workflows: readWorkflows(comfyUi.workflowsDir) }))
  }
  if (automatic1111) engines.push(createAutomatic1111Engine(automatic1111))
  if (aiHorde) {
    const clientAgent = `easel:${version}:${publicUrl ?? 'unknown'}`
    engines.push(createAiHordeEngine({ ...aiHorde, clientAgent }))
  }
  return engines
}
