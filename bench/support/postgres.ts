import pg from 'pg'
import type { Finding } from './finding.ts'

const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * Does the work with the address of an empty database on the PostgreSQL server at BENCH_DATABASE_URL,
 * and removes it. Without a server there, one row says so.
 */
export async function withPostgres(
  name: string,
  work: (url: string) => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    await onServer(`drop database if exists ${name} with (force)`, `create database ${name}`)
  } catch (error) {
    const note = `no PostgreSQL server that lets us in: ${(error as Error).message}; set BENCH_DATABASE_URL`
    return [{ what: 'the same on PostgreSQL', value: null, unit: 'ms', note }]
  }
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  try {
    return await work(url.href)
  } finally {
    await onServer(`drop database if exists ${name} with (force)`)
  }
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
