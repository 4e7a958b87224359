import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { growthOf } from '../../testing/counted-runs.js';
import { compileJava, javaCommand } from '../../testing/local-java.js';
import { inItems } from './counters.js';
import { instrumentJava } from './instrument-java.js';
import { readStepCount, type InstrumentedProgram, type StepCount } from './instrumented-program.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evident-java-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const compile = ({ source }: Pick<InstrumentedProgram, 'source'>): string => compileJava(source, folder);

function run(program: InstrumentedProgram, input = ''): { stdout: string; count: StepCount | undefined } {
  const { stdout, stderr } = spawnSync(...javaCommand(folder), { input, encoding: 'utf8' });
  return { stdout, count: readStepCount(stderr, program.marker) };
}

const program = (body: string, more = ''): string =>
  `import java.util.*;\npublic class Main {\n  ${more}\n  public static void main(String[] args) {\n    Scanner in = new Scanner(System.in);\n    int n = in.hasNextInt() ? in.nextInt() : 0;\n    ${body}\n  }\n}\n`;

describe('instrumentJava', () => {
  it('notes the letters that short texts lack', async () => {
    const counted = await instrumentJava(
      program('String w = "abcde"; for (int i = 0; i < 5; i++) w.substring(0, i);'),
    );
    expect(compile(counted)).toBe('');
    const { count } = run(counted);
    expect(count && inItems(count).charges.get('substring@1')).toBe(10);
  });

  it('does not change the output', async () => {
    const body =
      'List<Integer> a = new ArrayList<>(List.of(3, 1, 2)); a.remove(0); a.remove(Integer.valueOf(2)); Map<String, Integer> m = new TreeMap<>(); m.put("k", 4); ' +
      'PriorityQueue<int[]> q = new PriorityQueue<>((x, y) -> x[0] - y[0]); q.add(new int[] {2}); q.offer(new int[] {1}); String s = ""; for (int i = 0; i < 3; i++) s += i; ' +
      'StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) b.insert(0, c); System.out.println(a + " " + m.remove("k") + q.poll()[0] + q.remove()[0] + s.substring(1) + b + a.contains(1) + s.equals("012"));';
    const source = program(body);
    compile({ source });
    const plain = spawnSync(...javaCommand(folder), { encoding: 'utf8' }).stdout;
    const counted = await instrumentJava(source);
    expect(compile(counted)).toBe('');
    expect(run(counted).stdout).toBe(plain);
  });

  it('charges no method of the program itself, whatever its name', async () => {
    const source = program(
      'Bag bag = new Bag(); for (int i = 0; i < 4; i++) bag.add(i); System.out.println(bag.size);',
      'static class Bag { int size; void add(int x) { size++; } }',
    );
    const counted = await instrumentJava(source);
    expect(compile(counted)).toBe('');
    const { count } = run(counted);
    expect(count?.sites).toEqual([
      { line: 3, label: 'function', steps: 4 },
      { line: 4, label: 'function', steps: 1 },
      { line: 7, label: 'loop', steps: 4 },
    ]);
    expect(count?.charges.size).toBe(0);
  });

  it('charges no search for a position that is boxed', async () => {
    const source = program(
      'List<Integer> a = new ArrayList<>(List.of(0, 1, 2)); Deque<Integer> todo = new ArrayDeque<>(a); int sum = 0; while (!todo.isEmpty()) sum += a.get(todo.pop()); System.out.println(sum);',
    );
    const counted = await instrumentJava(source);
    expect(compile(counted)).toBe('');
    expect(run(counted).count?.charges.size).toBe(1);
  });

  it('compiles when a method without a value has the name of one of the library', async () => {
    const source = program(
      'Thread t = new Thread(() -> System.gc()); t.start(); try { t.join(); } catch (InterruptedException e) { } System.out.println(String.join("-", "a", "b"));',
    );
    expect(compile(await instrumentJava(source, 'plain'))).toBe('');
  });

  it('compiles at level plain when a lambda calls a method without a value that nobody knows', async () => {
    const source = program('Runnable r = () -> System.gc(); r.run(); System.out.println(n);');
    expect(compile(await instrumentJava(source))).toContain('error');
    expect(compile(await instrumentJava(source, 'plain'))).toBe('');
  });

  it('charges the costly calls of the library', async () => {
    const calls: Record<string, string> = {
      contains: 'list.contains(-1)',
      indexOf: 'text.indexOf("z")',
      lastIndexOf: 'builder.lastIndexOf("z")',
      equals: 'text.equals(other)',
      compareTo: 'text.compareTo(other)',
      reverse: 'builder.reverse()',
      replace: 'text.replace("b", "c")',
      replaceAll: 'text.replaceAll("b+", "c")',
      matches: 'text.matches("a*b")',
      toCharArray: 'text.toCharArray()',
      toUpperCase: 'text.toUpperCase()',
      substring: 'text.substring(1)',
      repeat: 'text.repeat(2)',
      insert: 'builder.insert(0, "x")',
      deleteCharAt: 'builder.deleteCharAt(0)',
      remove: 'list.remove(0)',
      add: 'list.add(0, 7)',
      get: 'linked.get(500)',
      put: 'tree.put(5, 1)',
      containsKey: 'tree.containsKey(3)',
      floorKey: 'tree.floorKey(3)',
      merge: 'tree.merge(3, 1, Integer::sum)',
      offer: 'heap.offer(4)',
      poll: 'heap.poll()',
      containsAll: 'list.containsAll(set)',
      sort: 'copyOf.sort(null)',
      binarySearch: 'Arrays.binarySearch(numbers, 4)',
      copyOfRange: 'Arrays.copyOfRange(numbers, 0, 900)',
      arraycopy: 'System.arraycopy(numbers, 0, numbers, 1, 900)',
      containsValue: 'tree.containsValue(-4)',
      sorted: 'list.stream().sorted().findFirst()',
      clone: 'numbers.clone()',
      concat: 'String joined = text + other',
      multiply: 'big.multiply(big)',
    };
    const statements = Object.values(calls).map((call) => `    ${call};`);
    const source = program(
      [
        'List<Integer> list = new ArrayList<>(); LinkedList<Integer> linked = new LinkedList<>(); TreeMap<Integer, Integer> tree = new TreeMap<>();',
        'PriorityQueue<Integer> heap = new PriorityQueue<>(); Set<Integer> set = new HashSet<>(); int[] numbers = new int[1000];',
        'for (int i = 0; i < 1000; i++) { list.add(i); linked.add(i); tree.put(i, i); heap.add(i); set.add(i); }',
        'String text = "a".repeat(1000), other = "a".repeat(999) + "b"; StringBuilder builder = new StringBuilder(text);',
        'List<Integer> copyOf = new ArrayList<>(list); java.math.BigInteger big = java.math.BigInteger.TEN.pow(400);',
        ...statements,
        'int total = list.stream().map(x -> x + 1).filter(x -> x > 3).mapToInt(Integer::intValue).sum(); System.out.println(total);',
      ].join('\n'),
    );
    const counted = await instrumentJava(source);
    expect(compile(counted)).toBe('');
    const { count } = run(counted);
    const charged = new Set(Array.from(count?.charges.keys() ?? [], (key) => key.split('@')[0] ?? ''));
    expect(Object.keys(calls).filter((name) => !charged.has(name))).toEqual([]);
    const ofStreams = count?.sites.filter(({ label }) => label === 'stream' || label === 'lambda') ?? [];
    expect(ofStreams.filter(({ steps }) => steps >= 900).length).toBeGreaterThanOrEqual(3);
  });

  it('charges sums of what methods of the program make, and leaves constants as they are', async () => {
    const source = [
      'public class Main {',
      '  static final String HEAD = "a" + "b";',
      '  static String half(String text, int from, int to) {',
      '    if (to - from == 1) return text.substring(from, to);',
      '    int middle = (from + to) / 2;',
      '    return half(text, from, middle) + half(text, middle, to);',
      '  }',
      '  static int part(int n) { return n == 0 ? 0 : part(n - 1) + part(0); }',
      '  public static void main(String[] args) {',
      '    String kind = "x";',
      '    switch (kind) { case "x" + "y": break; case HEAD + "c": break; default: }',
      '    System.out.println(part(3) + part(4) + half("a".repeat(1024), 0, 1024).length());',
      '  }',
      '}',
    ].join('\n');
    const counted = await instrumentJava(source);
    expect(compile(counted)).toBe('');
    const { count } = run(counted);
    const joined = Array.from(count?.charges ?? []).filter(([key]) => key.startsWith('concat@'));
    // Each of the ten levels copies all letters; a text of less than 20 costs as much as one of 20.
    const levels = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
    const letters = levels.reduce((sum, length) => sum + (1024 / length) * Math.max(length, 20), 0);
    expect(joined.reduce((sum, [, steps]) => sum + steps, 0)).toBeCloseTo(letters / 20);
  });

  it.each([
    [
      'quadratic',
      'List<Integer> seen = new ArrayList<>(); for (int i = 0; i < n; i++) if (!seen.contains(i)) seen.add(i); System.out.println(seen.size());',
    ],
    ['linearithmic', 'int[] a = new int[n]; Arrays.sort(a); System.out.println(a.length);'],
  ])(
    'measures %s growth',
    async (complexity, body) => {
      const counted = await instrumentJava(program(body));
      const sizes = [16, 32, 64, 128, 256, 512, 1024];
      expect(await growthOf('JAVA', counted, sizes, (n) => `${n}\n`)).toBe(complexity);
    },
    60_000,
  );
});
