import { expect, test } from 'vitest'
import { constraintOf, isOutage, sqlStateOf } from './failure.ts'

/** As the query builder wraps what a driver throws. */
const wrapped = (fields: object, message = 'broken') =>
  new Error('Failed query: select 1', { cause: Object.assign(new Error(message), fields) })

test.each([
  ['the connection was refused', wrapped({ code: 'ECONNREFUSED' })],
  ['the server shuts down', wrapped({ code: '57P01' })],
  ['the server starts up', wrapped({ code: '57P03' })],
  ['the disk of the database is full', wrapped({ code: '53100' })],
  ['the disk is too full to write anything', wrapped({ code: '25006' })],
  ['too many connections', wrapped({ code: '53300' })],
  ['the disk of the pictures is full', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['the connection broke', wrapped({}, 'Connection terminated unexpectedly')],
  ['no connection became free', wrapped({}, 'timeout exceeded when trying to connect')],
])('%s: it may work later', (_name, error) => {
  expect(isOutage(error)).toBe(true)
})

test.each([
  ['a key that exists already', wrapped({ code: '23505', constraint: 'users_identity' })],
  ['a column that does not exist', wrapped({ code: '42703' })],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['no error at all', 'text'],
])('%s: it will not', (_name, error) => {
  expect(isOutage(error)).toBe(false)
})

test('state and constraint are found below what wraps them', () => {
  const error = wrapped({ code: '23505', constraint: 'users_identity' })
  expect(sqlStateOf(error)).toBe('23505')
  expect(constraintOf(error)).toBe('users_identity')
  expect(sqlStateOf(new Error('other'))).toBeNull()
  expect(constraintOf(undefined)).toBeNull()
})
