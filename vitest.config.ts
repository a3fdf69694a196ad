import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What the server under test needs: a database to copy, and the web application to serve. */
const APP = ['tests/support/database-setup.ts', 'tests/support/web-setup.ts']
/** An app under test makes more garbage while it starts than the usual space for what is young holds. */
const ROOM_FOR_APPS = ['--max-semi-space-size=64']
const HTTP_TESTS = ['server/**/*.http.test.ts']
/** About the line to a database server, which the embedded database does not have. */
const SERVER_TESTS = ['tests/http/outage.test.ts']

/**
 * The longest, in the order in which they begin: one that began late would leave the other workers without
 * work. The first two mostly wait, so that what follows has the processor. The engines' own tests come last of
 * these: their threads step back before everything else that runs, which the first two would make them do long.
 */
const LONGEST = [
  'tests/http/kill.test.ts',
  'tests/http/process.test.ts',
  'tests/journeys/accessibility.test.ts',
  'tests/journeys/modes.test.ts',
  'tests/journeys/billing.test.ts',
  'server/engines/engines.contract.test.ts',
]

/** The longest, and then the others in Vitest's own order, project after project. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const longest = LONGEST.flatMap(name => sorted.filter(({ moduleId }) => moduleId.endsWith(name)))
    return [...longest, ...sorted.filter(file => !longest.includes(file))]
  }
}

export default defineConfig({
  test: {
    // A forgotten .only would leave the rest of the tests out of every run; a project without tests would
    // pass without having looked at anything.
    allowOnly: false,
    passWithNoTests: false,
    dangerouslyIgnoreUnhandledErrors: false,
    // What a test waits for may take its time on a crowded machine; the usual second is too little there.
    expect: { poll: { timeout: 15_000 } },
    // A worker keeps what it has loaded and compiled for the next file. Nothing here replaces modules, and
    // what a test changes it changes in an app and a database of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Three at a time keep two cores busy: each waits now and then, for a page or a process.
    maxWorkers: 3,
    // On a crowded CI machine one slow moment must not cost the whole run; the report names what was retried.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,catalogue,server,painter,photo-editing,web,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...HTTP_TESTS, 'tests/{http,journeys}/**'],
          // Beside other work a test of a hundred prompts takes longer than the usual five seconds.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: [...HTTP_TESTS, 'tests/http/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? [] : SERVER_TESTS,
          globalSetup: APP,
          execArgv: ROOM_FOR_APPS,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [...APP, 'tests/support/browser-setup.ts'],
          execArgv: ROOM_FOR_APPS,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
