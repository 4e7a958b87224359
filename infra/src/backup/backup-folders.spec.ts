import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newest, newFolder, removeOld } from './backup-folders.js';
import { MANIFEST } from './backup-format.js';

const parent = mkdtempSync(path.join(os.tmpdir(), 'evident-folders-'));
afterAll(() => rmSync(parent, { recursive: true }));

async function written(iso: string, isComplete = true): Promise<string> {
  const folder = await newFolder(parent, new Date(iso));
  mkdirSync(folder);
  if (isComplete) writeFileSync(path.join(folder, MANIFEST), '{}');
  return path.basename(folder);
}

it('keeps the newest complete backups and touches nothing else', async () => {
  await expect(newest(parent)).rejects.toThrow('There is no backup');
  mkdirSync(path.join(parent, 'notes'));
  await written('2026-01-05T02:00:00.123Z');
  const second = await written('2026-01-06T02:00:00Z');
  const third = await written('2026-01-07T02:00:00Z');
  const cutOff = await written('2026-01-08T02:00:00Z', false);
  expect(third).toBe('2026-01-07T02-00-00Z');
  expect(path.basename(await newest(parent))).toBe(third);
  expect(await removeOld(parent, 2)).toBe(1);
  expect(readdirSync(parent).sort()).toEqual([second, third, cutOff, 'notes']);
  expect(await removeOld(parent, 5)).toBe(0);
});
