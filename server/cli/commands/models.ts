import { modelsCommand } from '#server/cli/models-command.ts'
import { readManifests } from '#server/engines/local/models/manifest.ts'

export const models = modelsCommand(readManifests())
