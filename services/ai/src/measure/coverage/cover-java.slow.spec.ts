import { neverRun, playHere } from './testing/never-run.js';

const program = (lines: readonly string[], more: readonly string[] = []): string =>
  [
    'import java.util.*;',
    'public class Main {',
    '  public static void main(String[] args) throws Exception {',
    '    int n = new Scanner(System.in).nextInt();',
    ...lines.map((line) => `    ${line}`),
    '  }',
    ...more,
    '}',
    '',
  ].join('\n');

describe('a Java program with marks', () => {
  it('names branches with and without braces, chains, loops and code after a return', async () => {
    const source = program(
      [
        'if (n > 5) {', // 5
        '  System.out.println(1);',
        '} else {',
        '  System.out.println(2);',
        '}',
        'if (n > 5)', // 10
        '  System.out.println(3);',
        'else System.out.println(4);',
        'if (n > 5) System.out.println(5);',
        'if (n < 5) n++;',
        'else if (n > 9) {', // 15
        '  n = 3;',
        '} else',
        '  n = 4;',
        'outer: for (int i = 0; i < 3; i++)',
        '  for (int j = 0; j < 3; j++) {', // 20
        '    if (j < 9) continue outer;',
        '    System.out.println(j);',
        '  }',
        'while (n > 100) n--;',
        'do n++; while (n < 3);', // 25
        'if (n < 100) { System.out.println(n); return; }',
        'int rest = n;',
        'System.out.println(rest);',
      ],
      [],
    );
    expect(await neverRun('JAVA', source, ['3'])).toEqual(['6', '11', '~13', '15-18', '22', '~24', '27-28']);
  });

  it('names all kinds of cases, handlers that recover, methods, lambdas and conditional values', async () => {
    const source = program(
      [
        'switch (n) {', // 5
        '  case 1: n++;',
        '  case 2:',
        '    n++;',
        '    break;',
        '  case 7: case 8:', // 10
        '    int y = 3;',
        '    n += y;',
        '    break;',
        '  default: break;',
        '}', // 15
        'switch (n) {',
        '  case 3 -> n--;',
        '  case 4 -> { n = 1; }',
        '  default -> throw new IllegalStateException();',
        '}', // 20
        'int z = switch (n) {',
        '  case 2 -> 5;',
        '  case 4, 5 ->',
        '    6;',
        '  default -> { yield 7; }', // 25
        '};',
        'try {',
        '  z += Integer.parseInt("x");',
        '  z += 1;',
        '} catch (NumberFormatException e) {', // 30
        '  z += 2;',
        '} catch (IllegalStateException e) {',
        '  z = 3;',
        '} catch (RuntimeException e) {',
        '  e.printStackTrace();', // 35
        '} finally { z++; }',
        'Runnable r = () -> {',
        '  System.out.println(1);',
        '};',
        'Comparator<Integer> c = (p, q) -> p - q;', // 40
        'System.out.println(z > 3 ? "a" : z > 1 ? "b" : "c");',
        'byte b = z > 100 ? (byte) 1 : 2;',
        'System.out.println(new Main(3).x + b + (true ? 1 : 2) + c.compare(1, 2));',
      ],
      [
        'int x;',
        'Main() { this(1); x = 2; }',
        'Main(int x) { super(); this.x = x; }',
        'static int unused(int k) {',
        '  if (k > 1) return 2;',
        '  return k;',
        '}',
        'public String toString() { return "Main"; }',
        'enum Colour { RED; int f() { return 1; } }',
        'record Point(int a) { Point { a++; } }',
      ],
    );
    expect(await neverRun('JAVA', source, ['1'])).toEqual([
      '11-13',
      '~18',
      '24',
      '~25',
      '29',
      '33',
      '38',
      '~41-42',
      'f 46',
      'f 48-50',
      '~53-54',
    ]);
  });

  it('names nothing when everything but guards runs', async () => {
    const source = program(
      [
        'if (n < 0) throw new IllegalArgumentException();',
        'if (n == 77) { System.err.println(n); System.exit(1); }',
        'Object o = n;',
        'String s = o instanceof Integer i && i > 3 ? "a" : "b";',
        'final int limit = 3;',
        'switch (n) { case limit: n++; break; default: n--; }',
        'for (int k : new int[] {1, 2}) if (k == 2) System.out.println(k + s);',
      ],
      ['private Main() {}', 'static int f() { assert false; throw new UnsupportedOperationException(); }'],
    );
    expect(await neverRun('JAVA', source, ['3', '4'])).toEqual([]);
  });

  it('plays a program without marks when they keep it from compiling, and reports the compiler’s own output', async () => {
    const constant = program([
      'final int limit = Integer.SIZE > 8 ? 3 : 4;',
      'switch (n) { case limit: System.out.println("limit"); }',
    ]);
    const { compileOutput, cases, blocks } = await playHere('JAVA', constant, ['3'], true);
    expect(compileOutput).toBeNull();
    expect(cases[0]).toMatchObject({ stdout: 'limit\n', exitCode: 0 });
    expect(cases[0]?.reached).toBeUndefined();
    expect(blocks).toEqual([]);
    const broken = await playHere('JAVA', program(['int x = ;']), ['3'], true);
    expect(broken.compileOutput).toContain('error');
  });
});
