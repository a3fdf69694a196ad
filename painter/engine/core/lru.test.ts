import { expect, test } from 'vitest'
import { LruCache } from './lru.ts'

test('forgets what was used longest ago', () => {
  const cache = new LruCache<string, number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect(['a', 'b', 'c'].map(key => cache.get(key))).toEqual([1, undefined, 3])
})

test('holds nothing after being cleared, and as much as before again', () => {
  const cache = new LruCache<string, number>(10, size => size)
  cache.set('a', 9)
  cache.clear()
  cache.set('b', 9)
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 9])
})

test('counts sizes where it is told how, and keeps at least the last', () => {
  const cache = new LruCache<string, number>(10, size => size)
  cache.set('a', 4)
  cache.set('a', 5)
  cache.set('b', 5)
  expect(cache.get('a')).toBe(5)
  cache.set('c', 6)
  expect(['a', 'b', 'c'].map(key => cache.get(key))).toEqual([undefined, undefined, 6])
  cache.set('d', 40)
  expect(cache.get('d')).toBe(40)
})
