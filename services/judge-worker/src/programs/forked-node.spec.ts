import type { JudgeLimits } from '@evident/contracts';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 4000,
  wallLimitMs: 20_000,
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 32,
};
const TESTS = 12;

const warm = new RealFactory(LIMITS, { slots: 2, languages: ['JAVASCRIPT'] });
const plain = new RealFactory(LIMITS, { slots: 2, warm: false, languages: ['JAVASCRIPT'] });

/** What needs the threads of Node, or what they left when the process was forked. */
const SOURCES: Record<string, string> = {
  'collects much garbage':
    'let kept = []; for (let i = 0; i < 60; i++) { kept.push(Array.from({ length: 20000 }, (_, k) => ({ k }))); if (kept.length > 5) kept.shift(); } console.log(kept.length);',
  'is optimised while it runs':
    'let h = 7; const f = (a, b) => (Math.imul(a, 31) + b) | 0; for (let i = 0; i < 1e7; i++) h = f(h, i); console.log(h);',
  'uses the thread pool':
    'const fs = require("fs").promises; (async () => { await fs.writeFile("a", "1"); console.log((await Promise.all(Array.from({ length: 20 }, () => fs.readFile("a", "utf8")))).join("")); })();',
  'waits for timers and lines':
    'require("readline").createInterface({ input: process.stdin }).on("line", (l) => setTimeout(() => console.log(l), 5));',
  'reads its lines one by one':
    '(async () => { for await (const line of require("readline").createInterface({ input: process.stdin })) process.stdout.write(`<${line}>`); })();',
  'reads standard input by a stream':
    'let text = ""; process.stdin.setEncoding("utf8"); process.stdin.on("data", (part) => (text += part)); process.stdin.on("end", () => console.log("%s %o", text.length, [text, { a: 1 }]));',
  'is a module':
    'import fs from "node:fs"; const text = await fs.promises.readFile("/dev/stdin", "utf8"); console.error(text); console.table([[1, 2]]);',
  'opens a file, whose number tells of streams that were opened before':
    'console.log(require("fs").openSync(__filename, "r"));',
  fails: 'console.log("a"); null.x;',
};

describe('JavaScript in forked children of a booted Node', () => {
  it.each(Object.entries(SOURCES))('ends as in a plain process when it %s', async (_, source) => {
    const expected = await plain.run('JAVASCRIPT', source, {}, 'one\ntwo\n');
    const program = await warm.open('JAVASCRIPT', source);
    const results = await Promise.all(
      Array.from({ length: TESTS }, () => program.run(Buffer.from('one\ntwo\n'), LIMITS)),
    );
    await program.close();
    for (const { status, stdout, stderr, evidence } of results)
      expect({
        status,
        exitCode: evidence.exitCode,
        stdout: stdout.toString(),
        stderr: stderr.toString(),
      }).toEqual({
        status: expected.status,
        exitCode: expected.evidence.exitCode,
        stdout: expected.stdout.toString(),
        stderr: expected.stderr.toString(),
      });
  });

  it('is used, and its start is measured', () => {
    const { forkedMs } = JSON.parse(warm.factory.environment('JAVASCRIPT')['startup'] ?? '{}') as {
      forkedMs: number;
    };
    expect(forkedMs).toBeGreaterThan(0);
  });

  it('sees nothing of the test before', async () => {
    const program = await warm.open(
      'JAVASCRIPT',
      'const fs = require("fs"); console.log(fs.existsSync("mark"), globalThis.mark); fs.writeFileSync("mark", "1"); globalThis.mark = 1;',
    );
    for (let test = 0; test < 3; test += 1)
      expect((await program.run(Buffer.from(''), LIMITS)).stdout.toString()).toBe('false undefined\n');
    await program.close();
  });

  it('runs as a plain process from the first fork on', async () => {
    const program = await warm.open(
      'JAVASCRIPT',
      'const name = ["child", "process"].join("_"); const load = require; console.log(load(name).execFileSync("/usr/bin/node", ["-p", "6"]).toString());',
    );
    expect((await program.run(Buffer.from(''), LIMITS)).stdout.toString().trim()).toBe('6');
    await program.close();
  });
});
