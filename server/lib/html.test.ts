import { expect, test } from 'vitest'
import { escapeHtml, escapeJson } from './html.ts'

test('text cannot leave its element or its attribute', () => {
  expect(escapeHtml(`<b title="x" lang='y'>&</b>`)).toBe(
    '&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;&amp;&lt;/b&gt;',
  )
})

test('JSON cannot end the script element that it is in, and means the same', () => {
  const value = { text: '</script><!--<script>\u2028\u2029' }
  const escaped = escapeJson(value)
  expect(escaped).not.toMatch(/[<>\u2028\u2029]/)
  expect(JSON.parse(escaped)).toEqual(value)
})
