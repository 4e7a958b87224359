import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProgramFactory } from '../programs/program-factory.js';
import type { Attempt } from './attempt.js';
import { quickSelfTest, selfTestOf } from './self-test.js';

let folder: string;

beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-quick-'))));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('passes on this machine', async () => {
  const factory = await createProgramFactory({ slots: 1, cacheDir: folder, selfTest: quickSelfTest });
  expect(factory.health()).toMatchObject({ ready: true, problems: [] });
  await factory.close();
});

it('makes the factory refuse every program after one surprise', async () => {
  const escape: Attempt = {
    number: 0,
    title: 'an escape',
    language: 'PYTHON',
    source: 'print("WON")',
    expected: ['exited'],
    stdout: 'contained\n',
  };
  const factory = await createProgramFactory({
    slots: 1,
    cacheDir: folder,
    selfTest: selfTestOf([escape]),
    languages: ['PYTHON'],
  });
  expect(factory.health()).toMatchObject({ ready: false, problems: [expect.stringContaining('an escape')] });
  await expect(factory.open('PYTHON', 'print(1)')).rejects.toThrow('an escape');
  await factory.close();
});
