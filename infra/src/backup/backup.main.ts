import { messageOf } from '@evident/kit/thrown';
import { allSchemas } from '../launcher/schemas.js';
import { backUp } from './back-up.js';
import { newFolder, removeOld } from './backup-folders.js';
import type { Manifest } from './backup-format.js';
import { backupSettings } from './backup-settings.js';
import { restore } from './restore.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const sumOf = ({ tables }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`;

async function write(): Promise<void> {
  const { parent, kept, adminUrl } = backupSettings();
  const folder = await newFolder(parent);
  const names = (await allSchemas()).map(({ schema }) => schema);
  say(`${folder}: ${sumOf(await backUp(adminUrl(), names, folder))}`);
  const removed = await removeOld(parent, kept);
  if (removed > 0) say(`Removed ${removed} older backups; BACKUP_KEEP is ${kept}.`);
}

async function restoreFrom(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('Name the folder of the backup.');
  const { manifest, upgraded } = await restore(folder, backupSettings().adminUrl(), await allSchemas());
  say(`Restored and checked ${sumOf(manifest)}, ${upgraded.length} newer migrations applied.`);
}

const [command, folder] = process.argv.slice(2);
try {
  if (command === 'write') await write();
  else if (command === 'restore') await restoreFrom(folder);
  else throw new Error('Give write, or restore and a folder.');
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
