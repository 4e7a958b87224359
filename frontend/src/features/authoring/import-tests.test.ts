import { LIMITS } from '@evident/contracts/limits';
import { pairTestFiles, parsePastedTests, withinLimit } from './import-tests.js';

describe('import of test cases', () => {
  it('reads pasted blocks and reports incomplete ones', () => {
    const text = '1 2\n---\n3\n===\nlonely\n===\na\nb\n---\nc\nd\n';
    const { tests, warnings } = parsePastedTests(text, true);
    expect(tests).toEqual([
      { input: '1 2', output: '3', hidden: true },
      { input: 'a\nb', output: 'c\nd', hidden: true },
    ]);
    expect(warnings).toEqual(['Block 2 has no input and output separated by ---.']);
  });

  it('pairs files by name in the order of their numbers', () => {
    const files = ['10.in', '2.in', '2.out', '10.ans', '3.in', '4.out'].map((name) => ({
      name,
      text: `${name}\n`,
    }));
    const { tests, warnings } = pairTestFiles(files, false);
    expect(tests.map((test) => [test.input, test.output])).toEqual([
      ['2.in\n', '2.out\n'],
      ['10.in\n', '10.ans\n'],
    ]);
    expect(warnings).toEqual(['3.in has no file with its expected output.', '4 has no input file.']);
  });

  it('imports no more tests than a problem may have', () => {
    const tests = Array.from({ length: 5 }, () => ({ input: 'a', output: 'b', hidden: true }));
    const limited = withinLimit({ tests, warnings: [] }, LIMITS.testsPerProblem - 2);
    expect(limited.tests).toHaveLength(2);
    expect(limited.warnings[0]).toContain('3 were left out');
  });
});
