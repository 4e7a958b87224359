import { mutated, mutationsOf } from './mutations.js';

const PYTHON = `def count(a, k):
    best = 0
    for i in range(1, len(a)):
        if a[i] < k and i != best:
            best = max(best, i)
    return best
print(count([1, 2], 3))
`;

const linesOf = async (language: 'PYTHON' | 'JAVASCRIPT' | 'JAVA', source: string, line: number) =>
  (await mutationsOf(language, source))
    .filter((one) => one.line === line)
    .map((one) => mutated(source, one).split('\n')[line - 1]?.trim());

describe('one-token changes of a program', () => {
  it('are other comparisons, other operators, numbers beside, other names, and steps aside', async () => {
    expect(await linesOf('PYTHON', PYTHON, 3)).toEqual(
      expect.arrayContaining(['for i in range(0, len(a)):', 'for i in range(2, len(a)):']),
    );
    expect(await linesOf('PYTHON', PYTHON, 4)).toEqual(
      expect.arrayContaining([
        'if a[i] <= k and i != best:',
        'if a[i] > k and i != best:',
        'if a[i] < k or i != best:',
        'if a[i] < k and i == best:',
        'if a[i - 1] < k and i != best:',
        'if a[i] < k + 1 and i != best:',
        'if a[i] < best and i != best:',
      ]),
    );
    expect(await linesOf('PYTHON', PYTHON, 5)).toContain('best = min(best, i)');
  });
  it('leave generics, strings, comments and what is declared alone', async () => {
    const source =
      'import java.util.*;\nclass Main {\n  List<Integer> a = new ArrayList<>(); // 1 < 2\n  String s = "1 < 2";\n}\n';
    expect(await mutationsOf('JAVA', source)).toEqual([]);
  });

  it('swap variables of one type only, where types are written', async () => {
    const source = 'class Main {\n  static int f(int i, int j, String s) {\n    return i;\n  }\n}\n';
    expect(await linesOf('JAVA', source, 3)).toEqual(['return j;']);
  });

  it('are none for a text that does not parse', async () => {
    expect(await mutationsOf('PYTHON', 'if 1 <:\n')).toEqual([]);
  });
});
