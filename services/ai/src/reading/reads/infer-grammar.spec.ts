import type { GrammarItem, InputGrammar } from '../../evidence/input-grammar.js';
import { parseSource } from '../../syntax/parsers.js';
import type { SourceLanguage } from '../../syntax/shape.js';
import { inferGrammar } from './infer-grammar.js';

/** A grammar in short: `n | int*n` is a line with a number n and a line with n numbers. */
function short({ items, fields }: InputGrammar): string {
  const one = (item: GrammarItem): string => {
    switch (item.is) {
      case 'token':
        return fields[item.field]?.name || (fields[item.field]?.kind ?? '?');
      case 'list':
        return `${item.kind}*${count(item.count)}`;
      case 'text':
        return 'text';
      case 'line':
        return `[${item.body.map(one).join(item.separator)}]`;
      case 'repeat':
        return `(${item.body.map(one).join(' ')})*${count(item.count)}`;
    }
  };
  const count = (of: Extract<GrammarItem, { is: 'list' }>['count']): string => {
    if (!of) return '?';
    const names = of.fields.map((id) => fields[id]?.name ?? '').join('·');
    return `${of.times === 1 ? '' : of.times}${names}${of.plus === 0 ? '' : of.plus > 0 ? `+${of.plus}` : of.plus}`;
  };
  return items.map(one).join(' ');
}

async function grammarOf(language: SourceLanguage, source: string): Promise<string | null> {
  const tree = await parseSource(language, source);
  try {
    const grammar = inferGrammar(language, tree.rootNode);
    return grammar && short(grammar);
  } finally {
    tree.delete();
  }
}

const java = (body: string, rest = ''): string =>
  `import java.util.*; import java.io.*; public class Main { ${rest} public static void main(String[] args) throws Exception { ${body} } }`;

describe('inferGrammar', () => {
  it.each<[string, string]>([
    ['n = int(input())\na = list(map(int, input().split()))\nprint(sum(a))', '[n] [int*?]'],
    ['n, k = map(int, input().split())\nfor _ in range(n):\n    x = input()', '[n k] ([text])*n'],
    [
      'import sys\ninput = sys.stdin.readline\nn, m = map(int, input().split())\nfor _ in range(m):\n    u, v = map(int, input().split())',
      '[n m] ([u v])*m',
    ],
    ['import sys\nd = sys.stdin.read().split()\nn = int(d[0])\na = list(map(int, d[1:n+1]))', 'n int*n'],
    [
      'import sys\nit = iter(sys.stdin.read().split())\nn = int(next(it))\na = [int(next(it)) for _ in range(n)]',
      'n (int)*n',
    ],
    [
      'def solve():\n    n = int(input())\n    a = input().split()\nfor _ in range(int(input())):\n    solve()',
      '[int] ([n] [word*?])*',
    ],
    [
      'p = input().split()\nn = int(p[0])\nm = int(p[1])\ng = [input() for _ in range(n)]',
      '[n m] ([text])*n',
    ],
    ['import sys\nfor line in sys.stdin:\n    print(len(line))', '([text])*?'],
  ])('Python: %s', async (source, expected) => {
    expect(await grammarOf('PYTHON', source)).toBe(expected);
  });

  it.each<[string, string]>([
    ["const [n, ...a] = require('fs').readFileSync(0, 'utf8').split(/\\s+/).map(Number);", 'n int*?'],
    [
      "const lines = require('fs').readFileSync(0, 'utf8').split('\\n');\nconst [n, m] = lines[0].split(' ').map(Number);\nfor (let i = 1; i <= m; i++) { const [a, b] = lines[i].split(' ').map(Number); }",
      '[n m] ([a b])*m',
    ],
    [
      "const d = require('fs').readFileSync(0, 'utf8').split(/\\s+/); let p = 0; const next = () => Number(d[p++]);\nconst n = next(); const a = []; for (let i = 0; i < n; i++) a.push(next());",
      'n (int)*n',
    ],
    [
      "let text = ''; for await (const chunk of process.stdin) text += chunk; const rows = text.split('\\n'); const n = Number(rows[0]); const cell = rows.slice(1, n + 1).map((r) => r.split(''));",
      '[n] ([text])*n',
    ],
    [
      "(async () => { let text = ''; for await (const chunk of process.stdin) text += chunk; const rows = text.split('\\n'); const n = Number(rows[0]); const cell = rows.slice(1, n + 1).map((r) => r.split('')); })();",
      '[n] ([text])*n',
    ],
    [
      "const rl = require('readline').createInterface({ input: process.stdin });\nrl.once('line', (line) => { let n = Number(line); console.log(n); rl.close(); });",
      '[n]',
    ],
    [
      "const rl = require('readline').createInterface({ input: process.stdin }); const lines = [];\nrl.on('line', (l) => lines.push(l)); rl.on('close', () => { const n = Number(lines[0]); const a = lines[1].split(' ').map(Number); });",
      '[n] [int*?]',
    ],
  ])('JavaScript: %s', async (source, expected) => {
    expect(await grammarOf('JAVASCRIPT', source)).toBe(expected);
  });

  it.each<[string, string]>([
    [
      java(
        'java.util.Scanner in = new java.util.Scanner(System.in); int n = in.nextInt(); System.out.println(n);',
      ),
      'n',
    ],
    [
      java(
        'Scanner s = new Scanner(System.in); int n = s.nextInt(); int[] a = new int[n]; for (int i = 0; i < n; i++) a[i] = s.nextInt();',
      ),
      'n (int)*n',
    ],
    [
      java(
        'BufferedReader br = new BufferedReader(new InputStreamReader(System.in)); StringTokenizer st = new StringTokenizer(br.readLine()); int n = Integer.parseInt(st.nextToken()); int k = Integer.parseInt(st.nextToken()); String s = br.readLine();',
      ),
      '[n k] [text]',
    ],
    [
      java(
        'int n = nextInt(); long t = 0; for (int i = 0; i < n; i++) t += nextInt();',
        'static int nextInt() throws IOException { int c = System.in.read(); while (c < 48) c = System.in.read(); int r = 0; while (c >= 48) { r = r * 10 + c - 48; c = System.in.read(); } return r; }',
      ),
      'n (int)*n',
    ],
    [
      java('Scanner s = new Scanner(System.in); int n = s.nextInt(); s.nextLine(); String w = s.nextLine();'),
      'n [text]',
    ],
  ])('Java: %s', async (source, expected) => {
    expect(await grammarOf('JAVA', source)).toBe(expected);
  });

  it('has no grammar for a program that reads nothing', async () => {
    expect(await grammarOf('PYTHON', 'print(sum(range(100)))')).toBeNull();
  });

  it('gives up a listener that keeps a state', async () => {
    const source =
      "let n = 0; require('readline').createInterface(process.stdin).on('line', (l) => { if (n === 0) n = Number(l); else n -= 1; });";
    expect(await grammarOf('JAVASCRIPT', source)).toBeNull();
  });

  it('ends on a function that calls itself for ever, and on a source that nests deep', async () => {
    expect(await grammarOf('PYTHON', 'def f():\n    f()\n    input()\nf()')).toBe('[text]');
    expect(await grammarOf('PYTHON', `x = ${'('.repeat(3_000)}1${')'.repeat(3_000)}`)).toBeNull();
  });
});
