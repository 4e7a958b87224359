import { type JudgeLimits, type Language } from '@evident/contracts';
import fs from 'node:fs';
import path from 'node:path';
import { RealFactory } from '../programs/testing/real-factory.js';
import { findCommand } from './toolchain.js';

const FOLDER = path.resolve(__dirname, '../../../../frontend/src/features/input-help/recipes');
const LIMITS: JudgeLimits = {
  timeLimitMs: 5000,
  wallLimitMs: 20_000,
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 32,
};

interface Recipe {
  id: string;
  input: string;
  output: string;
}
const RECIPES = JSON.parse(fs.readFileSync(path.join(FOLDER, 'recipes.json'), 'utf8')) as Recipe[];
const LANGUAGES: readonly Language[] = [
  'JAVASCRIPT',
  'PYTHON',
  'JAVA',
  ...(findCommand('g++') ? ['CPP' as const] : []),
];

const sandbox = new RealFactory(LIMITS);

/** The programs of the page "Reading input", as learners copy them. */
describe.each(LANGUAGES)('the input recipes in %s', (language) => {
  const folder = path.join(FOLDER, language.toLowerCase());
  const run = async (id: string, input: string) => {
    const source = fs.readFileSync(path.join(folder, `${id}.txt`), 'utf8');
    const { status, stdout, stderr } = await sandbox.run(language, source, {}, input);
    return { status, stdout: stdout.toString(), stderr: stderr.toString() };
  };

  it('are all there, and no other', () =>
    expect(fs.readdirSync(folder).sort()).toEqual(RECIPES.map(({ id }) => `${id}.txt`).sort()));

  it.each(RECIPES)('$id prints what the page says', async ({ id, input, output }) =>
    expect(await run(id, input)).toEqual({ status: 'exited', stdout: output, stderr: '' }),
  );

  it('big-input reads half a million numbers, negative ones too', async () => {
    const numbers = Array.from({ length: 500_000 }, (_, at) => (at % 2 === 0 ? at : -at));
    const sum = numbers.reduce((total, number) => total + number, 0);
    expect(await run('big-input', `${numbers.length}\n${numbers.join(' ')}\n`)).toEqual({
      status: 'exited',
      stdout: `${sum}\n`,
      stderr: '',
    });
  });
});
