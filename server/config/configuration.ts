import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod'
import type { LogLevel } from '#server/lib/log.ts'
import { isLoopback } from '#server/lib/loopback.ts'
import { liveKeyMistakes, type StripeKeys, stripeKeys } from './billing.ts'
import { INFERENCE_KEYS, type InferenceSettings, inferenceSettings } from './inference.ts'
import type { Key } from './key.ts'
import { MAIL_KEYS, type MailSettings, mailSettings } from './mail.ts'
import { MODEL_KEYS, type ModelSettings, modelSettings } from './models.ts'
import { OIDC_KEYS, type OidcClient, oidcClient } from './oidc.ts'
import {
  baseAddress,
  type ChatService,
  modelName,
  moderationService,
  PROVIDER_KEYS,
  type ProviderSettings,
  providerSettings,
  secret,
  yesOrNo,
} from './providers.ts'
import { SITE_KEYS, type SiteConfiguration, siteConfiguration } from './site.ts'
import { STORAGE_KEYS, type StorageSettings, storageSettings } from './storage.ts'
import { wholeNumber } from './whole-number.ts'

export type { ChatService, ProviderSettings } from './providers.ts'

const httpOrigin = z
  .string()
  .refine(text => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')
  })
  .transform(text => new URL(text).origin)
  .optional()

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const KEYS = {
  PORT: {
    rule: 'a whole number from 0 to 65535',
    default: '3000',
    descr:
      'Port to listen on. If it is not set and 3000 is taken, the next free port is used. 0 uses any free port.',
    schema: wholeNumber(0, 65535),
  },
  WORKER_PORT: {
    rule: 'a whole number from 1 to 65535',
    default: 'none',
    descr:
      'Port for `/healthz`, `/readyz` and `/metrics` in a process that was started with `--worker` and without `--http`.',
    schema: wholeNumber(1, 65535),
  },
  HOST: {
    rule: 'a host name or an address of this machine',
    default: '127.0.0.1',
    descr:
      'Address to listen on. The default is reachable from this machine alone, `0.0.0.0` from everywhere.',
    schema: z
      .string()
      .regex(/^[\w.:-]{1,253}$/)
      .optional(),
  },
  PUBLIC_URL: {
    rule: 'an address without a path, such as https://easel.example',
    default: '`http://localhost:<port>`',
    descr: 'Address at which people reach the server. Needed when they come from other machines.',
    schema: httpOrigin,
  },
  TRUST_PROXY: {
    rule: 'yes or no, or the addresses of the proxies separated by commas',
    default: 'no',
    descr:
      'Whether a reverse proxy stands in front of the server, so that its `X-Forwarded-*` headers are trusted.',
    schema: z
      .string()
      .regex(/^[\w.:/, ]{1,500}$/)
      .transform(text => (/^(1|true|yes)$/.test(text) ? true : /^(0|false|no)$/.test(text) ? false : text))
      .optional(),
  },
  DATA_DIR: {
    rule: 'the path of a folder',
    default: '`./data`',
    descr:
      'Folder for the pictures and the embedded database. It is created if it does not exist, and closed to other users of the machine.',
    schema: z.string().max(1000).optional(),
  },
  DATABASE_URL: {
    rule: 'an address such as postgres://user:password@host:5432/database',
    default: 'embedded database',
    descr: 'PostgreSQL server (15 or newer) to use instead of the embedded database.',
    schema: z
      .string()
      .refine(text => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''))
      .optional(),
    isSecret: true,
  },
  DISK_RESERVE_MB: {
    rule: 'a whole number from 0 to 1000000',
    default: '200',
    descr: 'Megabytes of disk space that pictures leave free, so that the database can still write.',
    schema: wholeNumber(0, 1_000_000),
  },
  TRASH_DAYS: {
    rule: 'a whole number from 0 to 3650',
    default: '30',
    descr:
      'Days for which a deleted creation can be restored. After that it is erased with its files. 0 erases it at once.',
    schema: wholeNumber(0, 3650),
  },
  ...STORAGE_KEYS,
  ...OIDC_KEYS,
  ENGINE_THREADS: {
    rule: 'a whole number from 1 to 64',
    default: 'one fewer than the processors, at least 1',
    descr:
      'Threads of the embedded engine. Each draws one picture at a time and needs about 200 MB of memory.',
    schema: wholeNumber(1, 64),
  },
  ...MODEL_KEYS,
  ...INFERENCE_KEYS,
  WORKER_CONCURRENCY: {
    rule: 'a whole number from 1 to 256',
    default: 'ENGINE_THREADS plus 1',
    descr: 'Creations that this process works on at the same time.',
    schema: wholeNumber(1, 256),
  },
  SAMPLE_CONTENT: {
    rule: 'auto, always or never',
    default: 'auto',
    descr: 'Sample pictures: `auto` adds them to an empty embedded database, `always` to any empty one.',
    schema: z.enum(['auto', 'always', 'never']).optional(),
  },
  ENHANCE_BASE_URL: {
    rule: 'the base address of an OpenAI-compatible service, such as https://api.openai.com/v1',
    default: 'embedded enhancer',
    descr:
      'Service whose `/chat/completions` enhances prompts. It sees the prompts; without it they stay on this server.',
    schema: baseAddress,
  },
  ENHANCE_MODEL: {
    rule: 'the name of a chat model of that service',
    default: 'none',
    descr: 'Model that enhances prompts. Needed with `ENHANCE_BASE_URL`.',
    schema: modelName,
  },
  ENHANCE_API_KEY: {
    rule: 'a key of that service: printable ASCII characters, no spaces',
    default: 'none',
    descr: 'Key for the service that enhances prompts. A service in your own network often needs none.',
    schema: secret,
    isSecret: true,
  },
  ...SITE_KEYS,
  ...MAIL_KEYS,
  STRIPE_SECRET_KEY: {
    rule: 'a secret or restricted key of Stripe, beginning with sk_ or rk_',
    default: 'payment sandbox, on this machine only',
    descr: 'Key with which payments are taken. A live key needs `DATABASE_URL` and an https `PUBLIC_URL`.',
    schema: z
      .string()
      .regex(/^(sk|rk)_(test|live)_[\w]{1,500}$/)
      .optional(),
    isSecret: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    rule: 'a publishable key of Stripe, beginning with pk_',
    default: 'none',
    descr: 'Key for the payment form in the browser. It must be of the same account and mode.',
    schema: z
      .string()
      .regex(/^pk_(test|live)_[\w]{1,500}$/)
      .optional(),
  },
  STRIPE_WEBHOOK_SECRET: {
    rule: 'the signing secret of the webhook, beginning with whsec_',
    default: 'none',
    descr: 'Secret that proves that events at `<PUBLIC_URL>/v1/stripe/webhook` come from Stripe.',
    schema: z
      .string()
      .regex(/^whsec_[\w+/=-]{16,500}$/)
      .optional(),
    isSecret: true,
  },
  ...PROVIDER_KEYS,
  METRICS_TOKEN: {
    rule: 'a text of at least 16 characters',
    default: 'none',
    descr:
      '`/metrics` answers requests with `Authorization: Bearer <token>`. Without a token it answers this machine only.',
    schema: z.string().min(16).max(500).optional(),
    isSecret: true,
  },
  LOG_LEVEL: {
    rule: `one of ${LEVELS.join(', ')}`,
    default: 'info',
    descr: 'Lowest level that is logged. Lines are plain text at a terminal and JSON elsewhere.',
    schema: z.enum(LEVELS).optional(),
  },
  EASEL_DEV: {
    rule: 'yes or no',
    default: 'no',
    descr: 'Serves the pages from their sources and replaces changed modules in the open page.',
    schema: yesOrNo,
  },
} as const satisfies Record<string, Key>

type KeyName = keyof typeof KEYS
type Read = <Name extends KeyName>(name: Name) => z.output<(typeof KEYS)[Name]['schema']>

export type Configuration = {
  /** Null when not chosen: then any free port from 3000 on is good. */
  port: number | null
  /** Where a process that only draws can be watched; null when nowhere. */
  workerPort: number | null
  host: string
  /** Null when people reach the server at the address it listens on. */
  publicUrl: string | null
  trustProxy: boolean | string
  dataDir: string
  databaseUrl: string | null
  diskReserveBytes: number
  /** For how many days deleted creations can be restored. */
  trashDays: number
  storage: StorageSettings
  /** Null when the embedded development provider signs people in. */
  oidc: OidcClient | null
  engineThreads: number
  models: ModelSettings
  inference: InferenceSettings
  workerConcurrency: number
  sampleContent: 'auto' | 'always' | 'never'
  /** Null when the embedded enhancer enhances prompts. */
  enhance: ChatService | null
  site: SiteConfiguration
  mail: MailSettings
  /** Null when no money is taken: then there is the sandbox, where it is allowed. */
  stripe: StripeKeys | null
  /** An OpenAI-compatible service that judges texts and pictures; null when the list of words judges alone. */
  moderation: ChatService | null
  /** Ids of the engines whose finished pictures are judged. */
  moderatedEngines: string[]
  providers: ProviderSettings
  /** Null for the product's own table. */
  routingFile: string | null
  metricsToken: string | null
  logLevel: LogLevel
  isDevelopment: boolean
}

/** Mistakes in the environment, each a sentence that names the key and what to do. */
export class ConfigurationError extends Error {
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

/**
 * Reads the configuration. Empty values count as not set.
 *
 * @throws ConfigurationError with all mistakes at once.
 */
export function readConfiguration(source: Record<string, string | undefined> = process.env): Configuration {
  const mistakes: string[] = []
  const read: Read = name => {
    const key: Key = KEYS[name]
    const text = source[name]?.trim() || undefined
    const result = key.schema.safeParse(text)
    if (result.success) return result.data as never
    const shown = key.isSecret ? 'not valid: it' : `${JSON.stringify(text)}, but it`
    mistakes.push(`${name} is ${shown} has to be ${key.rule}.`)
    return undefined as never
  }

  const engineThreads = read('ENGINE_THREADS') ?? Math.max(1, availableParallelism() - 1)
  const dataDir = resolve(read('DATA_DIR') ?? 'data')
  const configuration: Configuration = {
    port: read('PORT') ?? null,
    workerPort: read('WORKER_PORT') ?? null,
    host: read('HOST') ?? '127.0.0.1',
    publicUrl: read('PUBLIC_URL') ?? null,
    trustProxy: read('TRUST_PROXY') ?? false,
    dataDir,
    databaseUrl: read('DATABASE_URL') ?? null,
    diskReserveBytes: (read('DISK_RESERVE_MB') ?? 200) * 1_000_000,
    trashDays: read('TRASH_DAYS') ?? 30,
    storage: storageSettings(read, mistakes),
    oidc: oidcClient(
      read('OIDC_ISSUER'),
      read('OIDC_CLIENT_ID'),
      read('OIDC_CLIENT_SECRET'),
      read('OIDC_CLIENT_AUTH'),
      mistakes,
    ),
    engineThreads,
    models: modelSettings(read, dataDir, mistakes),
    inference: inferenceSettings(read),
    workerConcurrency: read('WORKER_CONCURRENCY') ?? engineThreads + 1,
    sampleContent: read('SAMPLE_CONTENT') ?? 'auto',
    enhance: chatService(read('ENHANCE_BASE_URL'), read('ENHANCE_MODEL'), read('ENHANCE_API_KEY'), mistakes),
    site: siteConfiguration(read),
    mail: mailSettings(read('SMTP_URL'), read('MAIL_FROM'), mistakes),
    stripe: stripeKeys(
      read('STRIPE_SECRET_KEY'),
      read('STRIPE_PUBLISHABLE_KEY'),
      read('STRIPE_WEBHOOK_SECRET'),
      mistakes,
    ),
    moderation: moderationService(
      read('MODERATION_BASE_URL'),
      read('MODERATION_MODEL'),
      read('MODERATION_API_KEY'),
      mistakes,
    ),
    moderatedEngines: read('MODERATION_OF_PICTURES') ?? [],
    providers: providerSettings(read, mistakes),
    routingFile: read('ROUTING_FILE') ?? null,
    metricsToken: read('METRICS_TOKEN') ?? null,
    logLevel: read('LOG_LEVEL') ?? 'info',
    isDevelopment: read('EASEL_DEV') ?? false,
  }
  mistakes.push(...contradictions(configuration, source), ...liveKeyMistakes(configuration))
  if (mistakes.length > 0) throw new ConfigurationError(mistakes)
  return configuration
}

function chatService(
  baseUrl: string | undefined,
  model: string | undefined,
  apiKey: string | undefined,
  mistakes: string[],
): ChatService | null {
  if (baseUrl && model) return { baseUrl, model, apiKey: apiKey ?? null }
  if (baseUrl)
    mistakes.push(
      'ENHANCE_MODEL is missing: ENHANCE_BASE_URL is set, so a model of that service must be named.',
    )
  else if (model || apiKey) {
    const given = model ? 'ENHANCE_MODEL' : 'ENHANCE_API_KEY'
    mistakes.push(`ENHANCE_BASE_URL is missing: ${given} is set, but not the address of the service.`)
  }
  return null
}

function contradictions(
  { host, publicUrl, oidc, trustProxy }: Configuration,
  source: Record<string, string | undefined>,
): string[] {
  if (oidc && !oidc.issuer.startsWith('https:') && !isLoopback(new URL(oidc.issuer).hostname)) {
    return [`OIDC_ISSUER is ${oidc.issuer}, but it has to begin with https://, so that nobody can listen in.`]
  }
  const isAnyOidcKeySet = Object.keys(source).some(name => name.startsWith('OIDC_') && source[name]?.trim())
  if (oidc || isAnyOidcKeySet) return []
  // Without a provider anybody can sign in as anybody.
  const danger = 'but without an identity provider anybody could sign in as anybody'
  const remedy = 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or'
  const mistakes: string[] = []
  if (!isLoopback(host)) {
    mistakes.push(`HOST is ${host}, which others can reach, ${danger}. ${remedy} set HOST=127.0.0.1.`)
  }
  if (publicUrl && !isLoopback(new URL(publicUrl).hostname)) {
    mistakes.push(
      `PUBLIC_URL is ${publicUrl}, which others can reach, ${danger}. ${remedy} remove PUBLIC_URL.`,
    )
  }
  if (trustProxy !== false) {
    mistakes.push(
      `TRUST_PROXY is set, so others can come through a proxy, ${danger}. ${remedy} remove TRUST_PROXY.`,
    )
  }
  return mistakes
}
