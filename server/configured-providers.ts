import { readFileSync } from 'node:fs'
import type { Configuration } from '#server/config/configuration.ts'
import { InvalidWorkflowError } from '#server/engines/comfyui/workflows.ts'
import type { Engine } from '#server/engines/engine.ts'
import { createProviders } from '#server/engines/providers.ts'
import { InvalidRoutingError, type Routing, readRouting } from '#server/engines/routing/routing.ts'
import type { Log } from '#server/lib/log.ts'
import { StartupError } from '#server/lib/startup-error.ts'
import { version } from '#server/lib/version.ts'
import { createTranslator } from '#server/modules/prompts/chat.ts'

/**
 * The providers that are configured, and the table that chooses between them.
 * @throws StartupError for a file of the operator's that cannot be used
 */
export function configuredProviders(
  configuration: Configuration,
  log: Log,
): { providers: Engine[]; routing: Routing } {
  const { providers: settings, publicUrl, enhance } = configuration
  const routing = routingOrRefuse(configuration)
  const translate = enhance && createTranslator(enhance, log)
  try {
    return { providers: createProviders(settings, { publicUrl, routing, translate, version }), routing }
  } catch (error) {
    if (error instanceof InvalidWorkflowError) throw new StartupError(error.message)
    throw error
  }
}

function routingOrRefuse({ routingFile }: Configuration): Routing {
  try {
    return readRouting(routingFile && readFileSync(routingFile, 'utf8'))
  } catch (error) {
    if (error instanceof InvalidRoutingError) throw new StartupError(error.message)
    throw new StartupError(`ROUTING_FILE cannot be read: ${(error as Error).message}.`)
  }
}

/** What the operator has to fix at the providers, by their names. Asks each of them, which takes a while. */
export async function findingsOf(providers: Engine[]): Promise<{ provider: string; finding: string }[]> {
  const found = await Promise.all(
    providers.map(async ({ name, findings }) =>
      ((await findings?.()) ?? []).map(finding => ({ provider: name, finding })),
    ),
  )
  return found.flat()
}
