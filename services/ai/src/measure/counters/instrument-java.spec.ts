import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fitGrowth } from '../fitting/fit-growth.js';
import { instrumentJava } from './instrument-java.js';
import { readStepCount, type InstrumentedProgram, type StepCount } from './instrumented-program.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evident-java-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function compile(program: Pick<InstrumentedProgram, 'source'>): string {
  writeFileSync(path.join(folder, 'Main.java'), program.source);
  return spawnSync('javac', ['-d', folder, '-J-XX:TieredStopAtLevel=1', path.join(folder, 'Main.java')], {
    encoding: 'utf8',
  }).stderr;
}

function run(program: InstrumentedProgram, input = ''): { stdout: string; count: StepCount | undefined } {
  const { stdout, stderr } = spawnSync(
    'java',
    ['-XX:TieredStopAtLevel=1', '-Xshare:auto', '-cp', folder, 'Main'],
    { input, encoding: 'utf8' },
  );
  return { stdout, count: readStepCount(stderr, program.marker) };
}

const program = (body: string, more = ''): string =>
  `import java.util.*;\npublic class Main {\n  ${more}\n  public static void main(String[] args) {\n    Scanner in = new Scanner(System.in);\n    int n = in.hasNextInt() ? in.nextInt() : 0;\n    ${body}\n  }\n}\n`;

describe('instrumentJava', () => {
  it('does not change the output', async () => {
    const body =
      'List<Integer> a = new ArrayList<>(List.of(3, 1, 2)); a.remove(0); a.remove(Integer.valueOf(2)); Map<String, Integer> m = new TreeMap<>(); m.put("k", 4); ' +
      'PriorityQueue<int[]> q = new PriorityQueue<>((x, y) -> x[0] - y[0]); q.add(new int[] {2}); q.offer(new int[] {1}); String s = ""; for (int i = 0; i < 3; i++) s += i; ' +
      'StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) b.insert(0, c); System.out.println(a + " " + m.remove("k") + q.poll()[0] + q.remove()[0] + s.substring(1) + b + a.contains(1) + s.equals("012"));';
    const source = program(body);
    compile({ source });
    const plain = spawnSync('java', ['-cp', folder, 'Main'], { encoding: 'utf8' }).stdout;
    const counted = await instrumentJava(source);
    expect(compile(counted)).toBe('');
    expect(run(counted).stdout).toBe(plain);
  });

  it('compiles at level loops when the full form clashes with a class of the program', async () => {
    const source = program(
      'Bag bag = new Bag(); for (int i = 0; i < 4; i++) bag.add(i); System.out.println(bag.size);',
      'static class Bag { int size; void add(int x) { size++; } }',
    );
    expect(compile(await instrumentJava(source))).toContain('error');
    const loops = await instrumentJava(source, 'loops');
    expect(compile(loops)).toBe('');
    const { count } = run(loops);
    expect(count?.sites).toEqual([
      { line: 3, label: 'function', steps: 4 },
      { line: 4, label: 'function', steps: 1 },
      { line: 7, label: 'loop', steps: 4 },
    ]);
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
      expect(compile(counted)).toBe('');
      const points = [16, 32, 64, 128, 256, 512, 1024].map((n) => ({
        n,
        value: run(counted, `${n}\n`).count?.total ?? Number.NaN,
      }));
      expect(fitGrowth(points).best.complexity).toBe(complexity);
    },
    60_000,
  );
});
