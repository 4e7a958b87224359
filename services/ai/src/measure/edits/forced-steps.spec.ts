import { runInNewContext } from 'node:vm';
import { forcedSteps } from './forced-steps.js';
import { mutated } from './mutations.js';

const formsOf = async (language: 'PYTHON' | 'JAVASCRIPT' | 'JAVA', source: string): Promise<string[]> =>
  (await forcedSteps(language, source)).map((form) => mutated(source, form));

describe('forms in which one step is forced', () => {
  it('decide otherwise or leave a statement out in one round, in JavaScript', async () => {
    const source = 'let n = 0;\nfor (const x of [5, 6, 7]) {\n  if (x > 5) n += x;\n}\nreturn n;';
    // Each form counts its rounds from the start.
    const results = (await formsOf('JAVASCRIPT', source)).map(
      (form) => runInNewContext(`(() => {${form}})()`) as number,
    );
    expect(results).toEqual(expect.arrayContaining([18, 7, 6]));
  });

  it('keep the indentation of Python', async () => {
    const [first = ''] = await formsOf('PYTHON', 'for x in a:\n    seen.add(x)\n');
    expect(first).toMatch(/^for x in a:\n {4}if not \(.*== 1\):\n {5}seen\.add\(x\)\n$/);
  });

  it('count in a class of their own, in Java', async () => {
    const forms = await formsOf('JAVA', 'class Main { void f(int x) { if (x > 0) { x++; } } }');
    expect(forms[0]).toBe('class Main { void f(int x) { if (((x > 0)) != ForcedRounds.is(1)) { x++; } } }');
    expect(forms).toContain(
      'class Main { void f(int x) { if (x > 0) { if (!ForcedRounds.is(1)) { x++; } } } }',
    );
  });

  it('are none for a text that does not parse', async () => {
    expect(await formsOf('PYTHON', 'if 1 <:\n')).toEqual([]);
  });
});
