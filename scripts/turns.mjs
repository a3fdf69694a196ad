// Work that commands in the same folder do one after the other, also when one of them is killed.
//
// Free of packages and for Node 18 and newer, as scripts/runtime.mjs is.
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_AGAIN_MS = 200
const MAX_WAIT_MS = 15 * 60_000

/**
 * Gives a function that runs work while it alone holds the lock. The lock is a file with the numbers of the
 * processes that hold it: when all of them have ended, it is left over and the next one takes it. The work is
 * given a function to name one more process, which may outlive this one.
 * @param {string} lock
 * @returns {(work: (tell: (pid: number) => void) => Promise<void>) => Promise<void>}
 */
export function turnsIn(lock) {
  const own = `${lock}-${process.pid}`

  return async work => {
    writeFileSync(own, String(process.pid))
    const giveBack = () => {
      if (read(lock) === read(own)) remove(lock)
      remove(own)
    }
    process.once('exit', giveBack)
    try {
      await take(lock, own)
      // The lock is the same file by another name.
      await work(pid => writeFileSync(own, `${process.pid} ${pid}`))
    } finally {
      giveBack()
      process.off('exit', giveBack)
    }
  }
}

/**
 * @param {string} lock
 * @param {string} own
 */
async function take(lock, own) {
  const end = Date.now() + MAX_WAIT_MS
  for (let isTold = false; !link(own, lock); isTold = true) {
    const holders = read(lock)
    if (holders?.split(' ').every(pid => hasEnded(Number(pid)))) {
      removeLeftOver(lock, own, holders)
      continue
    }
    if (!isTold) console.log('Another command is installing packages here. Waiting for it…')
    if (Date.now() > end) throw new Error(`Waited too long. If no other command runs, delete ${lock}.`)
    await sleep(LOOK_AGAIN_MS)
  }
}

/**
 * Renamed first, so that of several who find it only one has it, and looked at then: it may be another's by now.
 * @param {string} lock
 * @param {string} own
 * @param {string} holders
 */
function removeLeftOver(lock, own, holders) {
  const found = `${own}-found`
  try {
    renameSync(lock, found)
  } catch {
    return
  }
  if (read(found) !== holders) link(found, lock)
  remove(found)
}

/**
 * A second name for a file, which appears with all its contents or not at all. False when the name is taken.
 * @param {string} from
 * @param {string} to
 */
function link(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @param {number} pid */
function hasEnded(pid) {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** @param {string} file */
function remove(file) {
  try {
    unlinkSync(file)
  } catch {
    // Gone already.
  }
}
