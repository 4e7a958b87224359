import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './units.mjs';

/** Where it is kept what the outputs were made from. */
const FOLDER = path.join(root, '.build/stamps');

const stampFile = (name) => path.join(FOLDER, `${name}.json`);

const hashOf = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 20);

function stateOf(file) {
  const { mtimeMs, size } = fs.statSync(path.join(root, file));
  return { mtimeMs, size };
}

/** By time and size; by content when only the time differs, as after a checkout. */
function isUnchanged(file, { mtimeMs, size, hash }) {
  const now = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
  if (!now || now.size !== size) return false;
  return now.mtimeMs === mtimeMs || hashOf(path.join(root, file)) === hash;
}

/** What the last build of `name` recorded, while its inputs, outputs and key are as they were; otherwise undefined. */
export function freshStamp(name, key = '') {
  const file = stampFile(name);
  if (!fs.existsSync(file)) return undefined;
  const stamp = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (stamp.key !== key) return undefined;
  if (!stamp.outputs.every((output) => fs.existsSync(path.join(root, output)))) return undefined;
  if (!Object.entries(stamp.inputs).every(([input, state]) => isUnchanged(input, state))) return undefined;
  return stamp;
}

/**
 * Whether nothing below the paths was written, made or taken away since the last stamp: a look of some milliseconds,
 * where thousands of files would be compared. False also where that cannot be told.
 */
export function isUntouched(name, ...paths) {
  const outputs = lastStamp(name)?.outputs ?? [];
  if (outputs.length === 0 || !outputs.every((output) => fs.existsSync(path.join(root, output))))
    return false;
  const looks = [...paths, '-cnewer', stampFile(name), '-print', '-quit'];
  const { status, stdout, stderr } = spawnSync('find', looks, { cwd: root, encoding: 'utf8' });
  return status === 0 && stdout === '' && stderr === '';
}

/** For what was compared and found as it was: the next look begins at this time. */
export const renewStamp = (name, time) => fs.utimesSync(stampFile(name), time, time);

/** The last stamp, fresh or not. */
export function lastStamp(name) {
  return fs.existsSync(stampFile(name)) ? JSON.parse(fs.readFileSync(stampFile(name), 'utf8')) : undefined;
}

/** @param inputs, outputs paths below the repository. */
export function writeStamp(name, { key = '', inputs, outputs, ...more }) {
  const states = Object.fromEntries(
    inputs.map((file) => [file, { ...stateOf(file), hash: hashOf(path.join(root, file)) }]),
  );
  fs.mkdirSync(FOLDER, { recursive: true });
  replaceFile(stampFile(name), JSON.stringify({ key, outputs, ...more, inputs: states }));
}

/** At once: whoever reads meanwhile gets the old file or the new one, never half of it. */
export function replaceFile(file, text) {
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

/**
 * One character beyond Latin-1 makes V8 keep a whole file at two bytes a character, for as long as the process runs;
 * written as an escape it does not. A raw template would show the escape, so a file that has one stays as it is.
 */
export const inLatin1 = (code) =>
  /\braw`/.test(code)
    ? code
    : code.replace(
        /[\u0100-\uffff]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );

/** Every file below the folders, as paths below the repository; a folder that does not exist has none. */
export function filesBelow(...folders) {
  return folders.flatMap((folder) => {
    const found = fs.statSync(path.join(root, folder), { throwIfNoEntry: false });
    if (!found) return [];
    return found.isFile() ? [folder] : filesIn(folder).sort();
  });
}

/** Thousands of files are looked at by each start, and Node's own recursive reading takes twice as long. */
function filesIn(folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(file);
    return entry.isFile() ? [file] : [];
  });
}
