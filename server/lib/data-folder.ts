import { chmod, mkdir, stat } from 'node:fs/promises'

/** Nobody but the server's own user has business in the folder: private pictures and the database lie there. */
const OWN = 0o700

/** Makes the data folder, or closes it to other users of the machine. Folders of other owners stay as they are. */
export async function closeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWN })
  const { mode, uid } = await stat(folder)
  if ((mode & 0o777) !== OWN && uid === process.getuid?.()) await chmod(folder, OWN)
}
