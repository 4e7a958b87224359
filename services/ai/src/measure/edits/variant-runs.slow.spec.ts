import type { EditorLanguage } from '@evident/contracts';
import { localRunner } from '../../testing/local-runner.js';
import { forcedSteps } from './forced-steps.js';
import { mutationsOf } from './mutations.js';
import { VariantRuns } from './variant-runs.js';

const COUNTDOWN: Record<EditorLanguage, string> = {
  JAVA: 'public class Main {\n  public static void main(String[] args) {\n    long n = 3;\n    while (n > 0) n -= 1;\n    System.out.println(n);\n  }\n}\n',
  JAVASCRIPT: 'let n = 3;\nwhile (n > 0) n -= 1;\nconsole.log(n);\n',
  PYTHON: 'n = 3\nwhile n > 0:\n    n -= 1\nprint(n)\n',
};

it.each(['JAVA', 'JAVASCRIPT', 'PYTHON'] as const)(
  'goes on in the same process after a change that never ends, in %s',
  async (language) => {
    const sourceCode = COUNTDOWN[language];
    const mutations = await mutationsOf(language, sourceCode);
    const endless = mutations.filter(({ before, after }) => before === '-=' && after === '+=');
    const other = mutations.filter(({ before, after }) => before === '3' && after === '4');
    const tools = { runner: localRunner, signal: new AbortController().signal };
    const runs = await VariantRuns.of({ language, sourceCode }, [], tools);
    const before = localRunner.runs;
    const played = await runs?.play([null, ...endless, ...other], ['']);
    expect(played?.map(([outcome]) => outcome?.ended)).toEqual(['exit', 'timeout', 'exit']);
    expect(played?.[2]?.[0]?.stdout).toBe('0\n');
    expect(localRunner.runs - before).toBe(1);
  },
  60_000,
);

const NEGATIVES =
  'import java.util.*;\npublic class Main {\n  public static void main(String[] args) {\n    Scanner in = new Scanner(System.in);\n    int count = 0;\n    while (in.hasNextInt()) {\n      if (in.nextInt() < 0) count++;\n    }\n    System.out.println(count);\n  }\n}\n';

describe('changes of a program in Java', () => {
  const foreseen = ['-1 2 0\n', '5\n', '0 0\n'];

  it('are compiled once for all foreseen inputs, also beside some that do not compile', async () => {
    const program = { language: 'JAVA', sourceCode: NEGATIVES } as const;
    const all = await mutationsOf('JAVA', NEGATIVES);
    const loosened = all.filter(({ before, after }) => before === '<' && after === '<=');
    const declared = NEGATIVES.indexOf('int count');
    const broken = { line: 5, start: declared, end: declared + 3, before: 'int', after: 'String', tier: 0 };
    const turned = (await forcedSteps('JAVA', NEGATIVES)).filter(({ before }) =>
      before.includes('nextInt() < 0'),
    );
    const tools = { runner: localRunner, signal: new AbortController().signal };
    const runs = await VariantRuns.of(program, foreseen, tools);
    const before = localRunner.runs;
    const forms = [null, broken, ...loosened, ...turned.slice(0, 2)];
    await runs?.play(forms, foreseen.slice(0, 1));
    const played = (await runs?.play(forms, foreseen)) ?? [];
    // The first run is refused by the compiler.
    expect(localRunner.runs - before).toBe(2);
    expect(played.map((outcomes) => outcomes.map((one) => one?.stdout.trim()))).toEqual([
      ['1', '0', '0'],
      [undefined, undefined, undefined],
      ['2', '0', '2'],
      ['0', '1', '1'],
      ['2', '0', '1'],
    ]);
  }, 60_000);

  it('are not played on other inputs if they do the same on the first one', async () => {
    const program = { language: 'JAVA', sourceCode: NEGATIVES } as const;
    const start = NEGATIVES.indexOf('< 0') + 2;
    const same = { line: 7, start, end: start + 1, before: '0', after: '1', tier: 0 };
    const tools = { runner: localRunner, signal: new AbortController().signal };
    const runs = await VariantRuns.of(program, ['-1 2\n', '0\n'], tools);
    const [inForeseen] = (await runs?.play([same], ['-1 2\n', '0\n'])) ?? [];
    expect(inForeseen?.map((one) => one?.stdout.trim())).toEqual(['1', undefined]);
    const [elsewhere] = (await runs?.play([same], ['5\n', '0 9\n'])) ?? [];
    expect(elsewhere?.map((one) => one?.stdout.trim())).toEqual(['0', '1']);
  }, 60_000);
});
