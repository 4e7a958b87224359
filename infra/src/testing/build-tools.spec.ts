import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import Module from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { until } from '@evident/kit/testing/index';
import { isUntouched, renewStamp, writeStamp } from '../../building/stamps.mjs';

const REPOSITORY = path.resolve(__dirname, '../../..');
/** Node 22 and newer keep compiled code themselves. */
const nodeKeepsCode = 'enableCompileCache' in Module;

describe('the loader of bundled packages', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-packages-'));
  const file = (...names: string[]): string => path.join(folder, ...names);
  /** @param time seconds, when the package seems to have been written */
  const save = (answer: number, time: number): void => {
    const source = `exports.answer = ${answer}; exports.other = require('./chunks/two.cjs').name;`;
    fs.writeFileSync(file('vendor/one.cjs'), source);
    fs.utimesSync(file('vendor/one.cjs'), time, time);
  };
  const run = (): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [file('main.mjs')], { encoding: 'utf8' });
    return (stdout + stderr).trim();
  };
  const keptFiles = (): string[] => fs.readdirSync(file('compiled-packages'));

  beforeAll(() => {
    fs.mkdirSync(file('vendor/chunks'), { recursive: true });
    fs.copyFileSync(path.join(REPOSITORY, 'infra/building/load-package.mjs'), file('vendor/load.mjs'));
    fs.writeFileSync(
      file('vendor/chunks/two.cjs'),
      "exports.name = require('node:path').basename(__filename);",
    );
    fs.writeFileSync(
      file('main.mjs'),
      "import { loadPackage } from './vendor/load.mjs';\nconst { answer, other } = loadPackage('one.cjs');\nconsole.log(answer, other, loadPackage('one.cjs') === loadPackage('one.cjs'));",
    );
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('runs a package and what it asks for', () => {
    save(1, 100);
    expect(run()).toBe('1 two.cjs true');
  });

  (nodeKeepsCode ? it.skip : it)('uses compiled code while the file is as it was', () => {
    expect(keptFiles()).toHaveLength(1);
    save(2, 100);
    expect(run()).toBe('1 two.cjs true');
    save(3, 200);
    expect(run()).toBe('3 two.cjs true');
    expect(keptFiles()).toHaveLength(1);
  });

  (nodeKeepsCode ? it.skip : it)('compiles again where the compiled code is cut short', () => {
    const [kept = ''] = keptFiles();
    for (const length of [2, 40, fs.statSync(file('compiled-packages', kept)).size - 1]) {
      fs.truncateSync(file('compiled-packages', kept), length);
      expect(run()).toBe('3 two.cjs true');
    }
  });
});

describe('the quick look at what was built', () => {
  const below = '.build/spec-untouched';
  const folder = path.join(REPOSITORY, below, 'a');
  const input = path.join(folder, 'b.txt');
  const stampFile = path.join(REPOSITORY, '.build/stamps/spec-untouched.json');
  const looksUntouched = (): boolean => isUntouched('spec-untouched', below);
  /** A file system counts in ticks of some milliseconds. */
  const aTickLater = (): Promise<unknown> =>
    until('a tick of the clock', () => Date.now() > fs.statSync(stampFile).mtimeMs + 20);

  beforeEach(async () => {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(input, 'one');
    fs.writeFileSync(path.join(folder, 'there.txt'), '');
    writeStamp('spec-untouched', { inputs: [`${below}/a/b.txt`], outputs: [`${below}/a/b.txt`] });
    expect(looksUntouched()).toBe(true);
    await aTickLater();
  });
  afterAll(() => {
    fs.rmSync(path.join(REPOSITORY, below), { recursive: true });
    fs.rmSync(stampFile);
  });

  const keepsItsTime = (): void => {
    const { atime, mtime } = fs.statSync(input);
    fs.writeFileSync(input, 'two');
    fs.utimesSync(input, atime, mtime);
  };
  const changes: [string, () => void][] = [
    ['is written, though its time was put back', keepsItsTime],
    ['came', () => fs.writeFileSync(path.join(folder, 'new.txt'), '')],
    ['is gone', () => fs.rmSync(path.join(folder, 'there.txt'))],
  ];
  it.each(changes)('sees that a file %s', (_, change) => {
    change();
    expect(looksUntouched()).toBe(false);
  });

  it('begins at the time to which a stamp was renewed', async () => {
    keepsItsTime();
    await until('a tick of the clock', () => Date.now() > fs.statSync(input).ctimeMs + 20);
    renewStamp('spec-untouched', new Date());
    expect(looksUntouched()).toBe(true);
  });

  it('tells nothing of what has no stamp, or of paths that are not there', () => {
    expect(isUntouched('spec-no-such', below)).toBe(false);
    expect(isUntouched('spec-untouched', `${below}/no-such`)).toBe(false);
  });
});
