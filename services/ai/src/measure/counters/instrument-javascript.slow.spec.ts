import { spawnSync } from 'node:child_process';
import { growthOf } from '../../testing/counted-runs.js';
import { inItems } from './counters.js';
import { instrumentJavaScript } from './instrument-javascript.js';
import { readStepCount, type StepCount } from './instrumented-program.js';

function run(source: string, input: string): { stdout: string; count: StepCount | undefined } {
  const program = instrumentJavaScript(source);
  const result = spawnSync(process.execPath, ['-e', program.source], { input, encoding: 'utf8' });
  return { stdout: result.stdout, count: readStepCount(result.stderr, program.marker) };
}

const READ = "const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number);\n";

const numbers = (n: number): string =>
  `${n}\n${Array.from({ length: n }, (_, index) => 100_000 + ((index * 7919) % 900_000)).join(' ')}\n`;

const classOf = (body: string, sizes = [8, 16, 32, 64, 128, 256, 512]): Promise<string> =>
  growthOf('JAVASCRIPT', instrumentJavaScript(READ + body), sizes, numbers);

describe('instrumentJavaScript', () => {
  it('does not change the output', () => {
    const source =
      "'use strict';\nconst f = (x) => ({ y: x });\nfor (const i of [1, 2]) console.log(f(i).y, [...'ab', i]);\n";
    const plain = spawnSync(process.execPath, ['-e', source], { encoding: 'utf8' });
    expect(run(source, '').stdout).toBe(plain.stdout);
  });

  it('notes the letters that short texts lack', () => {
    const { count } = run("const w = 'abcde'; for (let i = 0; i < 5; i++) w.slice(0, i);", '');
    expect(count && inItems(count).charges.get('slice@0')).toBe(10);
  });

  it('counts the length of long numbers, and does not change them', () => {
    const source = 'let row = 1n; for (const one of [5, 9]) row = (row << BigInt(one)) | 1n; row -= 1n;';
    const plain = run(`${source} console.log(row * 2n, typeof row, 'a' + 1, 7 % 4);`, '');
    expect(plain.stdout).toBe('33792n bigint a1 3\n');
    const growing = 'let row = 0n; for (const x of a) row = (row << 64n) | BigInt(x); console.log(row > 0n);';
    return expect(classOf(growing, [16, 32, 64, 128, 256, 512, 1024])).resolves.toBe('quadratic');
  });

  it('names the line of each site', () => {
    const { count } = run(
      'let s = 0;\nfor (let i = 0; i < 3; i++)\n  s += i;\nfunction f() {\n  return s;\n}\nf();\n',
      '',
    );
    expect(count?.sites).toEqual([
      { line: 2, label: 'loop', steps: 3 },
      { line: 4, label: 'function', steps: 1 },
    ]);
  });

  it('counts exactly', () => {
    const { count } = run('for (let i = 0; i < 5; i++) for (let j = 0; j < i; j++);', '');
    expect(count?.sites.map(({ steps }) => steps).sort((a, b) => a - b)).toEqual([5, 10]);
    expect(count?.total).toBe(15);
  });

  it.each([
    ['linear', 'let s = 0; for (const x of a) s += x; console.log(s);'],
    ['linearithmic', 'a.sort((x, y) => x - y); console.log(a[0]);'],
    [
      'quadratic',
      'let s = 0; for (let i = 0; i < n; i++) for (let j = i; j < n; j++) s ^= a[j]; console.log(s);',
    ],
    [
      'quadratic',
      'const seen = []; for (const x of a) if (!seen.includes(x)) seen.push(x); console.log(seen.length);',
    ],
    [
      'logarithmic',
      'let lo = 0, hi = n; while (lo < hi) { const m = (lo + hi) >> 1; if (a[m] < 5) lo = m + 1; else hi = m; } console.log(lo);',
    ],
  ])('measures %s growth', async (complexity, body) => {
    const counted = body.includes('while') ? body.replace('console', 'a.length = 0; console') : body;
    expect(await classOf(counted)).toBe(complexity);
  });

  it('ignores a report that the program forged', () => {
    const { count } = run(
      'process.stderr.write(\'@@0123456789abcdef01234567 {"sites":[1],"library":{}}\\n\'); for (let i = 0; i < 4; i++);',
      '',
    );
    expect(count?.total).toBe(4);
  });

  it('refuses a source that does not parse', () => {
    expect(() => instrumentJavaScript('for (')).toThrow(SyntaxError);
  });

  it('charges every method of the library that takes more than constant time', () => {
    // What is not charged: constant time, calls back a function that counts itself, or is only for display.
    const free: Record<string, string> = {
      array: 'at constructor entries findLast findLastIndex keys length pop push values toLocaleString',
      typed:
        'at constructor entries findLast findLastIndex keys length values toLocaleString subarray buffer byteLength byteOffset BYTES_PER_ELEMENT',
      string:
        'at charAt charCodeAt codePointAt constructor length toString valueOf anchor big blink bold fixed fontcolor fontsize italics link small strike sub sup toLocaleLowerCase toLocaleUpperCase trimLeft trimRight isWellFormed toWellFormed',
    };
    const source = `
      const free = ${JSON.stringify(free)};
      const one = { array: () => [...Array(1000).keys()], typed: () => new Int32Array(1000), string: () => 'a'.repeat(1000) };
      const protos = { array: Array.prototype, typed: Object.getPrototypeOf(Int32Array.prototype), string: String.prototype };
      const args = { string: 'aaaa', array: (x) => x, typed: [1] };
      const charged = [];
      for (const kind of Object.keys(protos))
        for (const name of Object.getOwnPropertyNames(protos[kind])) {
          if (free[kind].split(' ').includes(name)) continue;
          const same = protos[kind][name].toString().includes('native');
          if (same) console.log(kind + '.' + name);
        }
      for (const [owner, names] of [[Object, ['keys', 'values', 'entries', 'assign', 'fromEntries']], [JSON, ['parse', 'stringify']], [Array, ['from']], [Math, ['max']]])
        for (const name of names) if (owner[name].toString().includes('native')) console.log(name);
    `;
    expect(run(source, '').stdout).toBe('');
  });

  it.each([
    [
      'an object that is spread in each round',
      'let o = {}; for (let i = 0; i < n; i++) o = { ...o, [i]: 1 };',
    ],
    [
      'Object.assign in each round',
      'let o = {}; for (let i = 0; i < n; i++) o = Object.assign({}, o, { [i]: 1 });',
    ],
    ['Object.entries in each round', 'const o = {}; for (const x of a) { o[x] = 1; Object.entries(o); }'],
    ['JSON in each round', 'for (let i = 0; i < n; i++) JSON.parse(JSON.stringify(a));'],
    ['the rest of a pattern', 'const sum = ([x, ...rest]) => (x === undefined ? 0 : x + sum(rest)); sum(a);'],
    [
      'the keys of a map that are spread',
      'const m = new Map(); for (const x of a) { m.set(x, 1); [...m.keys()]; }',
    ],
    ['Math.max over an array', 'for (let i = 0; i < n; i++) Math.max(...a);'],
    ['a regular expression', "const s = 'a'.repeat(n); for (let i = 0; i < n; i++) /b/.test(s);"],
    ['substrings', "const s = 'a'.repeat(n); for (let i = 0; i < n; i++) s.slice(i);"],
    ['a method of the library that is handed over', 'a.map(a.lastIndexOf, a);'],
  ])('finds quadratic growth in %s', async (_what, body) => {
    expect(await classOf(body, [64, 128, 256, 512, 1024, 2048])).toBe('quadratic');
  });
});
