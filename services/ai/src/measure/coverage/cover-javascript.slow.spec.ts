import { neverRun, playHere } from './testing/never-run.js';

const READ = "const n = Number(require('fs').readFileSync(0, 'utf8'));\n";
const never = (source: string, ...inputs: string[]): Promise<string[]> =>
  neverRun('JAVASCRIPT', source, inputs.length > 0 ? inputs : ['0']);

describe('a JavaScript program with marks', () => {
  it.each([
    ['an arm', 'if (n > 5) {\n  console.log(1);\n} else {\n  console.log(2);\n}\n', ['3'], ['3']],
    ['the other arm', 'if (n > 5) {\n  console.log(1);\n} else {\n  console.log(2);\n}\n', ['7'], ['5']],
    ['no arm', 'if (n > 5) {\n  console.log(1);\n} else {\n  console.log(2);\n}\n', ['7', '3'], []],
    [
      'arms without braces',
      'if (n > 5)\n  console.log(1)\nelse\n  console.log(2)\nconsole.log(3)\n',
      ['3'],
      ['3'],
    ],
    [
      'an arm on the line of its condition',
      'if (n > 5) console.log(1);\nelse console.log(2);\n',
      ['3'],
      ['~2'],
    ],
    ['an else on a line of its own', 'if (n < 5) console.log(1);\nelse console.log(2);\n', ['3'], ['3']],
    [
      'a chain from its first condition that nobody asks',
      'if (n > 5) console.log(1);\nelse if (n > 3) {\n  console.log(2);\n} else if (n > 1)\n  console.log(3);\nelse console.log(4);\n',
      ['9'],
      ['3-7'],
    ],
    [
      'what follows an early return',
      'function f() {\n  if (n < 9) return n\n  const m = n + 1;\n  // why\n  return m;\n}\nconsole.log(f());\n',
      ['3'],
      ['4-6'],
    ],
    [
      'what follows a return',
      'function f() {\n  return 1\n  console.log(2);\n}\nconsole.log(f());\n',
      [],
      ['4'],
    ],
    ['what follows the end', 'console.log(1);\nprocess.exit(0);\nconsole.log(2);\n', [], ['4']],
    [
      'the body of a loop',
      'for (let i = 0; i < n; i++)\n  console.log(i);\nconsole.log("x");\n',
      ['0'],
      ['3'],
    ],
    [
      'what a loop with a label jumps over',
      'outer: for (const i of [1, 2])\n  for (const j of [1, 2]) {\n    if (j > n) continue outer;\n    console.log(j);\n  }\nconsole.log("x");\n',
      ['0'],
      ['5'],
    ],
    [
      'a case, and one that is fallen into not',
      'switch (n) {\n  case 1:\n    console.log(1);\n  case 2:\n    console.log(2);\n    break;\n  case 3:\n  case 4:\n    let x = 4;\n    console.log(x);\n    break;\n  default:\n    break;\n}\n',
      ['1'],
      ['10-12'],
    ],
    [
      'a handler that repairs, but none that gives up',
      'let x = 1;\ntry {\n  x = JSON.parse("2");\n} catch (error) {\n  x = 3;\n  x += 1;\n}\ntry { x++; } catch { throw new Error(); } finally { x++; }\nconsole.log(x);\n',
      [],
      ['6-7'],
    ],
    [
      'the rest of what is tried',
      'try {\n  null.x;\n  console.log(1);\n} catch {\n  console.log(2);\n}\n',
      [],
      ['4'],
    ],
    [
      'a function that is called from nowhere, and no other',
      'console.log(f());\nfunction f() {\n  return 1;\n}\nfunction g() {\n  return 2;\n}\n',
      [],
      ['f 6-7'],
    ],
    [
      'a function that is called although its place is never reached',
      'function f() {\n  return g();\n  console.log(1);\n  function g() {\n    return 2;\n  }\n  console.log(3);\n}\nconsole.log(f());\n',
      [],
      ['4', '8'],
    ],
    [
      'methods and values of functions',
      'class A {\n  one() {\n    return 1;\n  }\n  two() {\n    return 2;\n  }\n  toString() { return "A"; }\n}\nconst f = (x) => x + 1;\nconst g = (x) => {\n  return x;\n};\nconsole.log(new A().one());\n',
      [],
      ['f 6-7', '~11', 'f 13'],
    ],
    ['a choice', 'console.log(n > 5 ? "big" : (n, "small"));\n', ['3'], ['~2']],
    ['a choice on lines of its own', 'console.log(n > 5\n  ? "big"\n  : "small");\n', ['3'], ['3']],
  ])('names %s', async (_what, source, inputs, expected) => {
    expect(await never(READ + source, ...inputs)).toEqual(expected);
  });

  it('skips guards', async () => {
    const source = `${READ}function f(x) {
  if (x < 0) throw new RangeError('x');
  if (x === 3) { console.error('odd'); process.exit(1); }
  for (const y of [1, x]) if (y === x) return y;
  throw new Error('none');
}
if (require.main === module) console.log(f(n));
`;
    expect(await never(source, '1')).toEqual([]);
  });

  it('does not change what a program can observe of itself', async () => {
    const source = `#!/usr/bin/env node
'use strict'
const rl = require('readline').createInterface({ input: process.stdin })
class B { constructor() { this.x = 1 } static { B.y = 2 } get z() { return this.x } }
class C extends B { constructor() { super(); this.w = ({ a: 1 }).a } }
const gen = function* (n) { while (n) { yield n--; } return 0 }
const late = async (x) => { await null; return x ? { y: x } : [] }
var f = function () { 'use strict'; return this === undefined }
rl.on('line', (line) => {
  const k = () => ({ line })
  a: { if (line) break a
    console.log('empty') }
  do console.log(k().line, f()); while (false)
  if (line) ; else console.log('none')
  for (const [i, x] of [...gen(3)].entries()) { if (i % 2) continue
    ;[x].forEach((y) => console.log(y)) }
  console.log(new C().z, B.y, (function named() { return named.name })(), f.name, k.name)
  let t = line ? (line, \`\${line ? 'a' : 'b'}\`) : x => x
  console.log(t, delete ({}).x ? 1 : 0)
})
rl.on('close', async () => console.log(await late(1)))
`;
    expect(await never(source, 'hello\n')).toEqual(['~7', '12', '~14', '~18-19']);
  });

  it('reports the blocks that were entered before a time-out', async () => {
    const source = `${READ}if (n) {\n  for (;;) n === 1;\n  console.log(1);\n} else {\n  console.log(2);\n}\n`;
    const { cases, blocks } = await playHere('JAVASCRIPT', source, ['1', '0'], true, 1_000);
    expect(cases[0]?.ended).toBe('timeout');
    const entered = [...(cases[0]?.reached ?? [])].map((index) => blocks[index]?.line);
    expect(entered.sort()).toEqual([3, 3]);
  });

  it('plays a case again that waited for more than it worked', async () => {
    const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);';
    const { cases } = await playHere('JAVASCRIPT', `${wait}\nconsole.log('done');\n`, ['1'], true, 300);
    expect(cases[0]).toMatchObject({ ended: 'exit', stdout: 'done\n' });
  });

  it('plays a program that does not parse or has too many blocks without marks', async () => {
    const broken = await playHere('JAVASCRIPT', 'for (', ['0'], true);
    expect(broken.cases[0]?.stderr).toContain('SyntaxError');
    const many = `${READ}${'if (n) n.x;\n'.repeat(2_500)}console.log("x");\n`;
    const { cases, blocks } = await playHere('JAVASCRIPT', many, ['0'], true);
    expect(cases[0]?.stdout).toBe('x\n');
    expect(blocks).toEqual([]);
  });
});
