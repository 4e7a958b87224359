import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder that only its owner may enter, also where it exists already. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** Writes a file that only its owner may read, also where it exists already. */
export function writePrivate(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, 0o600);
}

/** Takes the rights of others from a folder and everything in it. */
export function makePrivate(folder: string): void {
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    if (statSync(entry).isDirectory()) makePrivate(entry);
    else chmodSync(entry, 0o600);
  }
  chmodSync(folder, 0o700);
}
