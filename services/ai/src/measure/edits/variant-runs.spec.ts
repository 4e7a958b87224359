import type { EditorLanguage } from '@evident/contracts';
import { localRunner } from '../../testing/local-runner.js';
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
    const runs = await VariantRuns.of({ language, sourceCode }, tools);
    const before = localRunner.runs;
    const played = await runs?.play([null, ...endless, ...other], ['']);
    expect(played?.map(([outcome]) => outcome?.ended)).toEqual(['exit', 'timeout', 'exit']);
    expect(played?.[2]?.[0]?.stdout).toBe('0\n');
    expect(localRunner.runs - before).toBe(1);
  },
  60_000,
);
