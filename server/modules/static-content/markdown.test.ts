import { expect, test } from 'vitest'
import { readMarkdown } from './markdown.ts'

test('reads a title, headings, paragraphs, lists and what stands in a line', () => {
  const { title, blocks } = readMarkdown(
    [
      '# Terms\r\n',
      'One **strong** word,\nand `code`.\n',
      '## Lists',
      '- one [link](/help)\n- two\n  goes on\n',
      '1. first\n2. second',
    ].join('\n'),
  )
  expect(title).toBe('Terms')
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      line: [
        { kind: 'text', text: 'One ' },
        { kind: 'strong', text: 'strong' },
        { kind: 'text', text: ' word, and ' },
        { kind: 'code', text: 'code' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'heading', level: 2, line: [{ kind: 'text', text: 'Lists' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'one ' },
          { kind: 'link', text: 'link', href: '/help' },
        ],
        [{ kind: 'text', text: 'two goes on' }],
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]],
    },
  ])
})

test('leaves what could do harm as text', () => {
  const { blocks } = readMarkdown(
    '# T\n\n<script>alert(1)</script> [x](javascript:alert(1)) [y](//elsewhere.example) [z](data:text/html,1)',
  )
  const text =
    '<script>alert(1)</script> [x](javascript:alert(1)) [y](//elsewhere.example) [z](data:text/html,1)'
  expect(blocks).toHaveLength(1)
  const [block] = blocks
  const line = block?.kind === 'paragraph' ? block.line : []
  expect(line.every(({ kind }) => kind === 'text')).toBe(true)
  expect(line.map(part => part.text).join('')).toBe(text)
})

test('refuses a text without a title', () => {
  expect(() => readMarkdown('Just words')).toThrow(/begin with its title, a line “# …”/)
})
