import { expect, test } from 'vitest'
import { findPage, PAGES } from './pages.ts'

test.for(Object.entries(PAGES))('%s is found at its own address', ([key, { path }]) => {
  const address = path.replace(/:\w+\??/, 'one_of_them')
  expect(findPage(address)?.key).toBe(key)
  expect(findPage(`${address}/`)?.key).toBe(key)
  expect(findPage(`${address}/and/more`)).toBeNull()
})

test('what stands in the place of the name is told', () => {
  expect(findPage('/template/neon-street')).toEqual({ key: 'template', value: 'neon-street' })
  expect(findPage('/upscale')).toEqual({ key: 'trending', value: 'upscale' })
  expect(findPage('/')).toEqual({ key: 'trending', value: undefined })
  expect(findPage('/gallery')).toEqual({ key: 'gallery', value: undefined })
})

test('an address that lacks what the page shows is not that page', () => {
  expect(findPage('/creation')?.key).toBe('trending')
  expect(findPage('/order/')?.key).toBe('trending')
  expect(findPage('//gallery')).toBeNull()
})

test.for(Object.entries(PAGES))('the way back from %s leads to a page', ([, { back }]) => {
  if (back) expect(findPage(back)).not.toBeNull()
})

test('crawlers stay away from every page that needs a login, and are told of none of them', () => {
  for (const { path, needsLogin, index } of Object.values(PAGES)) {
    expect(index === 'refused', path).toBe(needsLogin)
  }
})
