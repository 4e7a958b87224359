import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { format } from 'node:util';
import vm from 'node:vm';
import { LIMITS } from '@evident/contracts';

const TIME_LIMIT_MS = 30_000;

type Run = (input: string) => Promise<string>;

/**
 * Gives `work` a function that runs a JavaScript program of this repository. The build makes answers with it. Never use
 * it for code from outside. A program that does no more than read its input, compute and print runs in this process: the
 * start of a process takes longer than most answers. Any other one is a child process for each input.
 */
export async function withReference<T>(source: string, work: (run: Run) => Promise<T>): Promise<T> {
  return onlyComputes(source) ? work(inThisProcess(source)) : asChildProcess(source, work);
}

/** What would reach beyond one run of the program, or go on after its last line. A comment with such a word does no harm. */
const OUTSIDE =
  /\b(process|global|globalThis|module|exports|import|eval|Function|prototype|async|await|Promise|setTimeout|setInterval|setImmediate|queueMicrotask)\b/;

/** Does the program reach nothing but its input (`fs.readFileSync(0, 'utf8')`) and `console.log`? */
function onlyComputes(source: string): boolean {
  const known = source
    .replaceAll(/\bconst fs = require\('fs'\);/g, '')
    .replaceAll(/\bfs\s*\.readFileSync\(0, 'utf8'\)/g, '')
    .replaceAll(/\bconsole\.log\(/g, '');
  return !OUTSIDE.test(known) && !/\b(require|fs|console)\b/.test(known);
}

const START = new vm.Script('start()');

function inThisProcess(source: string): Run {
  const program = vm.compileFunction(source, ['require', 'console'], {
    filename: 'reference.js',
  }) as (require: unknown, console: unknown) => void;
  return (input) => {
    const output: string[] = [];
    let size = 0;
    const log = (...values: unknown[]): void => {
      const line = `${format(...values)}\n`;
      size += line.length;
      if (size > LIMITS.testInputBytes) throw new Error('it printed too much');
      output.push(line);
    };
    const start = (): void => program(() => ({ readFileSync: () => input }), { log });
    return new Promise((resolve) => {
      // Only a script has a time limit, so one calls the program.
      START.runInContext(vm.createContext({ start }), { timeout: TIME_LIMIT_MS });
      resolve(output.join(''));
    });
  };
}

/** The program runs in its own folder, because inside this package Node would take it for an ES module. */
async function asChildProcess<T>(source: string, work: (run: Run) => Promise<T>): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-reference-'));
  try {
    const file = path.join(folder, 'reference.js');
    await fs.writeFile(file, source);
    return await work((input) => runProgram(file, input));
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** How often the size of the output is looked at, in ms: `console.log` does not tell the program that its file is full. */
const LOOK_EVERY_MS = 50;
/** `ulimit -f` counts blocks of 512 bytes. One more than allowed shows that the output was cut. */
const WITH_BOUNDED_FILES = `ulimit -f ${LIMITS.testInputBytes / 512 + 1} && exec "$@"`;

/**
 * Output goes to a file: Node waits until a file is written, while a program that prints without end into a pipe keeps
 * what nobody could read yet in memory.
 * @returns standard output. @throws when the program fails, prints too much or takes too long.
 */
async function runProgram(file: string, input: string): Promise<string> {
  const outputFile = `${file}.${randomUUID()}.out`;
  const output = await fs.open(outputFile, 'wx+');
  try {
    const child = spawn('sh', ['-c', WITH_BOUNDED_FILES, 'sh', process.execPath, file], {
      stdio: ['pipe', output.fd, 'pipe'],
      env: {},
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString('utf8')).slice(0, 2_000);
    });
    // A program may end without reading everything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    const printedTooMuch = async (): Promise<boolean> => (await output.stat()).size > LIMITS.testInputBytes;
    const look = setInterval(() => {
      void printedTooMuch().then((tooMuch) => tooMuch && child.kill('SIGKILL'));
    }, LOOK_EVERY_MS);
    const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve([code, signal]));
    });
    const [code, signal] = await ended.finally(() => clearInterval(look));
    if (await printedTooMuch()) throw new Error('it printed too much');
    if (code !== 0)
      throw new Error(`it ended with ${signal ?? `exit code ${code}`}${complaint && `: ${complaint}`}`);
    return await fs.readFile(outputFile, 'utf8');
  } finally {
    await output.close();
    await fs.rm(outputFile);
  }
}
