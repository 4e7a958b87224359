import { execFile, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '@evident/kit/thrown';
import { FrameWriter, MODE, REQUEST } from '@evident/judge-worker/sandbox/wire';
import { REPOSITORY } from '../../launcher/settings.js';
import { emptyTotals, note, type Totals } from './totals.js';

const run = promisify(execFile);
const NATIVE = path.join(REPOSITORY, 'services/judge-worker/native');
/** The harness includes these, to reach their static functions; the slot's `main` is not wanted. */
const INCLUDED = new Set(['box.c', 'census.c', 'fork_server.c', 'service.c', 'launch.c', 'main.c']);
const NICE = '19';
const HEAD = 8;

/** One valid input for each parser of the harness; the first byte chooses it. */
function seeds(): Buffer[] {
  const limits = {
    timeLimitMs: 2_000,
    wallLimitMs: 8_000,
    memoryLimitKb: 262_144,
    outputLimitBytes: 65_536,
    processLimit: 32,
    fileLimitKb: 65_536,
    stackLimitKb: 8_192,
  };
  const files = [{ name: 'a/main.py', mode: 0o444, content: Buffer.from('print(1)') }];
  const start = Buffer.concat(
    new FrameWriter(REQUEST.start)
      .u32(MODE.run)
      .limits(limits)
      .u32(1)
      .strings(['/usr/bin/python3', 'main.py'])
      .strings(['A=b'])
      .string('')
      .string('gate')
      .bytes(Buffer.from('1 2\n'))
      .files(files)
      .parts(),
  );
  const release = Buffer.concat(
    new FrameWriter(REQUEST.release).limits(limits).files(files).bytes(Buffer.from('in')).parts(),
  );
  const inputs = [
    Buffer.concat([start, release]),
    start.subarray(HEAD),
    release.subarray(HEAD),
    Buffer.from('\0\0\0\u0005hello'),
    Buffer.from('\u0001S'),
    Buffer.from('12 (a) b) R 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\nThreads:\t4\nRssAnon:\t 120 kB\n'),
    Buffer.from('a/b/c.txt'),
    Buffer.concat(
      ['5\n', '', '7\n'].flatMap((said) => new FrameWriter(REQUEST.tell).bytes(Buffer.from(said)).parts()),
    ),
  ];
  return inputs.map((input, at) => Buffer.concat([Buffer.from([at]), input]));
}

async function build(compiler: string, target: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const rest = readdirSync(NATIVE).filter((file) => file.endsWith('.c') && !INCLUDED.has(file));
  const sources = ['fuzz/harness.c', 'fuzz/driver.c', ...rest].map((file) => path.join(NATIVE, file));
  const sanitizers = compiler === 'gcc' ? ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'] : [];
  const flags = ['-std=gnu17', '-O1', '-g', ...sanitizers];
  await run(compiler, [...flags, '-o', target, ...sources], { env: { ...process.env, ...env } });
}

const hasAfl = (): boolean =>
  ['afl-fuzz', 'afl-clang-fast'].every((command) => spawnSync('which', [command]).status === 0);

/** AFL++ where it is installed, otherwise changed copies of the seeds without its feedback. */
export async function fuzzNative(seconds: number): Promise<Totals> {
  const totals = emptyTotals('');
  const folder = mkdtempSync(path.join(tmpdir(), 'evident-fuzz-'));
  const seedFolder = path.join(folder, 'seeds');
  mkdirSync(seedFolder);
  const files = seeds().map((seed, at) => {
    const file = path.join(seedFolder, String(at));
    writeFileSync(file, seed);
    return file;
  });
  try {
    const afl = hasAfl();
    totals.part = `C code, ${(seconds / 3_600).toFixed(2)} h, ${afl ? 'AFL++' : 'own loop'}`;
    await (afl ? withAfl(folder, seedFolder, seconds, totals) : withOwnLoop(folder, files, seconds, totals));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return totals;
}

async function withAfl(folder: string, seedFolder: string, seconds: number, totals: Totals): Promise<void> {
  const program = path.join(folder, 'harness');
  const out = path.join(folder, 'out');
  await build('afl-clang-fast', program, { AFL_USE_ASAN: '1', AFL_USE_UBSAN: '1' });
  const quiet = {
    AFL_NO_UI: '1',
    AFL_SKIP_CPUFREQ: '1',
    AFL_NO_AFFINITY: '1',
    AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES: '1',
  };
  const args = [
    '-n',
    NICE,
    'afl-fuzz',
    '-V',
    String(seconds),
    '-t',
    '5000',
    '-i',
    seedFolder,
    '-o',
    out,
    '--',
    program,
  ];
  await run('nice', args, { env: { ...process.env, ...quiet }, maxBuffer: 1 << 28 });
  const stats = readFileSync(path.join(out, 'default/fuzzer_stats'), 'utf8');
  totals.inputs = Number(/^execs_done\s*: (\d+)/m.exec(stats)?.[1] ?? 0);
  for (const [kind, found] of [
    ['crashes', 'crashes'],
    ['hangs', 'hangs'],
  ] as const) {
    const place = path.join(out, 'default', found);
    const inputs = existsSync(place) ? readdirSync(place).filter((name) => name.startsWith('id:')) : [];
    for (const name of inputs) note(totals, kind, readFileSync(path.join(place, name)).toString('hex'));
  }
}

async function withOwnLoop(
  folder: string,
  files: readonly string[],
  seconds: number,
  totals: Totals,
): Promise<void> {
  const program = path.join(folder, 'harness');
  const hand = path.join(folder, 'hand');
  await build('gcc', program);
  try {
    const { stdout } = await run('nice', ['-n', NICE, program, String(seconds), hand, ...files]);
    totals.inputs = Number(stdout);
  } catch (error) {
    note(
      totals,
      'crashes',
      `${messageOf(error).slice(-3_000)} with ${readFileSync(hand)
        .toString('hex')
        .replace(/(00)+$/, '')}`,
    );
  }
}
