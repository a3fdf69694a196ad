import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { WELCOME_CREDITS } from '#contract/credits.ts'
import { diagnose } from '#server/modules/operations/diagnostics.service.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, info, send, settled } from '#tests/support/creations.ts'

let app: TestApp
let person: Person
let picture: Buffer
beforeAll(async () => {
  app = await startApp()
  person = await app.signIn()
  const create = { width: 300, height: 120, channels: 3 as const, background: '#a03020' }
  picture = await sharp({ create })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

const profile = { nickName: 'Ada', notifyComment: false, notifyProduct: true }

function update(who: Person, fields: object, file?: { bytes: Uint8Array; type: string }) {
  const form = new FormData()
  form.set('data', JSON.stringify({ ...profile, ...fields }))
  if (file) form.set('file1', new File([new Uint8Array(file.bytes)], 'me', { type: file.type }))
  return who.call('/v1/user/update', form)
}
const infoOf = async (who: Person) => (await who.call('/v1/user/info')).body.data

test('settings are saved, and a new avatar is a small square without metadata that replaces the old one', async () => {
  expect((await update(person, { nickName: '  Ada L. ' })).status).toBe(200)
  expect(await infoOf(person)).toMatchObject({ ...profile, nickName: 'Ada L.', avatar: null })

  expect((await update(person, {}, { bytes: picture, type: 'image/jpeg' })).status).toBe(200)
  const { avatar } = await infoOf(person)
  expect(avatar).toMatch(/^\/avatars\/ava_/)
  const answer = await fetch(app.url + avatar)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const meta = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(meta).toMatchObject({ width: 256, height: 256, format: 'webp' })
  expect(meta.exif).toBeUndefined()
  expect((await app.call('/v1/user/publicInfo', { userId: person.id })).body.data).toMatchObject({
    nickName: 'Ada',
    avatar,
    isHidden: false,
  })

  await update(person, {}, { bytes: picture, type: 'image/jpeg' })
  expect((await infoOf(person)).avatar).not.toBe(avatar)
  await update(person, { removeAvatar: true })
  expect((await infoOf(person)).avatar).toBeNull()
})

test.each([
  [{ nickName: '   ' }, undefined, 400, 'Write a nick name.'],
  [{ nickName: '\u200b\u202e' }, undefined, 400, 'Write a nick name.'],
  [{ nickName: 'x'.repeat(101) }, undefined, 400, 'A nick name has at most 100 characters.'],
  [{ notifyComment: 'yes' }, undefined, 400, '“notifyComment” is not right.'],
  [{}, { size: 2_400_000, type: 'image/png' }, 413, 'File size 2.4 MB is too big. Max allowed is 2MB.'],
  [{}, { text: 'GIF89a', type: 'image/gif' }, 400, 'Only image types JPG/PNG/WebP are supported.'],
  [{}, { text: 'hello', type: 'text/plain' }, 400, 'Upload an image file instead of text/plain.'],
])('what is not right is refused with a sentence: %j %j', async (fields, file, status, descr) => {
  const bytes = file && ('size' in file ? new Uint8Array(file.size!) : Buffer.from(file.text!))
  const answer = await update(person, fields, file && { bytes: bytes!, type: file.type })
  expect(answer.body).toMatchObject({ status, descr })
})

/** Names and contents of an archive. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const zip = await yauzl.fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    files.set(entry.fileName, Buffer.concat(chunks))
  }
  return files
}

test('the export holds all that is known of a person, and the pictures', async () => {
  const friend = await app.signIn()
  const { id } = await create(person, { prompt: 'a lighthouse at dusk' })
  await settled(person, id)
  await friend.call('/v1/comment/create', { imageId: id, comment: 'wow' })
  await person.call('/v1/comment/create', { imageId: id, comment: 'thank you' })
  await person.call('/v1/like/set', { imageId: id, like: true })
  await update(person, {}, { bytes: picture, type: 'image/jpeg' })

  const answer = await fetch(`${app.url}/v1/user/export`, {
    method: 'POST',
    headers: { origin: app.url, cookie: person.cookie },
  })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="easel-[\d-]+\.zip"$/)
  const files = await unzip(Buffer.from(await answer.arrayBuffer()))
  const json = (name: string) => JSON.parse(files.get(name)!.toString())
  expect(json('profile.json')).toMatchObject({ id: person.id, email: person.email })
  expect(json('creations.json')).toMatchObject([
    { id, prompt: 'a lighthouse at dusk', own: { negativePrompt: expect.any(String) } },
  ])
  expect(json('comments.json')).toMatchObject([{ message: 'thank you', creationId: id }])
  expect(json('sessions.json')).toMatchObject([{ device: expect.any(String), isCurrent: false }])
  expect(json('likes.json')).toMatchObject([{ creationId: id }])
  expect(json('notifications.json')).toMatchObject([{ message: 'wow' }])
  expect(json('transactions.json').length).toBe(2)
  expect((await sharp(files.get('avatar.webp')!).metadata()).width).toBe(256)
  const drawn = [...files.keys()].filter(name => name.startsWith('pictures/'))
  expect(drawn).toHaveLength(1)
  expect(drawn[0]).toContain(id)
  expect((await sharp(files.get(drawn[0]!)!).metadata()).width).toBeGreaterThan(0)
})

test('whoever deletes the account is gone with all that was made, and the same login starts anew', async () => {
  const leaver = await app.signIn('leaver@example.com')
  const friend = await app.signIn()
  await update(leaver, {}, { bytes: picture, type: 'image/jpeg' })
  const { avatar } = await infoOf(leaver)
  const theirs = await create(leaver)
  await settled(leaver, theirs.id)
  const friends = await create(friend)
  await settled(friend, friends.id)
  await leaver.call('/v1/like/set', { imageId: friends.id, like: true })
  await leaver.call('/v1/comment/create', { imageId: friends.id, comment: 'so long' })
  app.engine.behaveNext({ hangs: true })
  const running = await create(leaver)
  const held = await app.signIn('leaver@example.com')
  const url = (await info(leaver, theirs.id)).images[0]!

  expect((await leaver.call('/v1/user/delete')).status).toBe(200)
  expect((await leaver.call('/v1/user/info')).status).toBe(401)
  expect((await held.call('/v1/user/info')).status).toBe(401)
  expect((await app.call('/v1/user/publicInfo', { userId: leaver.id })).status).toBe(404)
  expect((await friend.call('/v1/image/info', { imageId: theirs.id })).status).toBe(404)
  expect((await fetch(app.url + url)).status).toBe(404)
  expect((await info(friend, friends.id)).numberOfLikes).toBe(0)
  const { body } = await friend.call('/v1/comment/list', { imageId: friends.id })
  expect(body.data).toMatchObject([
    { message: 'so long', userInfo: { nickName: 'Deleted user', avatar: null } },
  ])
  expect((await friend.call('/v1/notifications/list')).body.data).toEqual([])

  const { rows } = await app.database.db.execute(sql`
    select email, nick_name, issuer, avatar_key from users where id = ${leaver.id}`)
  expect(rows).toEqual([{ email: '', nick_name: '', issuer: '', avatar_key: null }])
  const refunds = await app.database.db.execute(sql`
    select creation_id from credit_entries where kind = 'refund' and creation_id = ${running.id}`)
  expect(refunds.rows).toHaveLength(1)
  expect((await diagnose(app.database.db)).violations).toEqual([])
  await eventually(
    async () => (await fetch(app.url + avatar)).status,
    status => status === 404,
  )
  const anew = await app.signIn('leaver@example.com')
  expect(anew.id).not.toBe(leaver.id)
  expect((await anew.call('/v1/image/list')).body.data).toEqual([])
})

test('the welcome is given to a person once, however often the account is deleted, and no login is kept', async () => {
  const email = 'again@example.com'
  const first = await app.signIn(email)
  expect(await first.credits()).toBe(WELCOME_CREDITS)
  await first.call('/v1/user/delete')
  for (let time = 0; time < 2; time++) {
    const [anew, beside] = await Promise.all([app.signIn(email), app.signIn(email)])
    expect(beside.id).toBe(anew.id)
    expect(await anew.credits()).toBe(0)
    await anew.call('/v1/user/delete')
  }
  expect(await (await app.signIn('other@example.com')).credits()).toBe(WELCOME_CREDITS)
  const kept = await app.database.db.execute(sql`
    select (select json_agg(u) from users u where id = ${first.id}) as person,
      (select json_agg(f) from former_identities f) as identities`)
  expect(JSON.stringify(kept.rows)).toContain(first.id)
  expect(JSON.stringify(kept.rows)).not.toContain('again')
  expect((await diagnose(app.database.db)).violations).toEqual([])
})

test('creations that were under way when the account ended are refunded or never recorded', async () => {
  const leaver = await app.signIn()
  const sent = Array.from({ length: 6 }, () => send(leaver))
  const [ended, ...answers] = await Promise.all([leaver.call('/v1/user/delete'), ...sent])
  expect(ended.status).toBe(200)
  for (const { status } of answers) expect([200, 401, 402, 404]).toContain(status)
  const { rows } = await app.database.db.execute(sql`
    select id from creations where user_id = ${leaver.id} and deleted_at is null`)
  expect(rows).toEqual([])
  expect((await diagnose(app.database.db)).violations).toEqual([])
})
