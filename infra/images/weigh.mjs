import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../building/units.mjs';
import { IMAGES } from './image-files.mjs';

/**
 * `npm run images:weigh`: lays out what each image holds above its base, as the Dockerfile does, and weighs it, without a
 * container engine. The base (Debian slim and Node) and the Debian packages of the judge's image come on top.
 */
const MEGABYTE = 1024 * 1024;

function weighed(image, folder) {
  const target = path.join(folder, image);
  const script = path.join(root, 'infra/images/image-files.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, image, target], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The image ${image} cannot be laid out:\n${stderr}`);
  const files = fs
    .readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile());
  const bytes = files.reduce((sum, one) => sum + fs.statSync(path.join(one.parentPath, one.name)).size, 0);
  return { image, files: files.length, megabytes: bytes / MEGABYTE };
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-images-'));
try {
  process.stdout.write(`${'image'.padEnd(16)}${'files'.padStart(8)}${'MB'.padStart(8)}\n`);
  for (const image of Object.keys(IMAGES)) {
    const { files, megabytes } = weighed(image, folder);
    process.stdout.write(
      `${image.padEnd(16)}${String(files).padStart(8)}${megabytes.toFixed(1).padStart(8)}\n`,
    );
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
