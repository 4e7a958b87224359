import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Language } from '@evident/contracts';
import { messageOf } from '@evident/kit/thrown';
import { findCommand } from '@evident/judge-worker/languages/toolchain';
import { INPUT } from '../workloads.js';
import { DmojBridge } from './dmoj-bridge.js';
import type { Engine, Found, PreparedProgram } from './engine.js';
import { startServer, type StartedServer } from './started-server.js';

const run = promisify(execFile);

/** The judge tries each of its languages before it connects. */
const START_DEADLINE_MS = 120_000;
const SETTLE_MS = 400;
const TIME_LIMIT_S = 10;
const MEMORY_KB = 512 * 1024;
/** The judge refuses to run as root. */
const NOBODY = 65534;

const EXECUTORS: Record<Language, string> = {
  PYTHON: 'PY3',
  JAVASCRIPT: 'NODEJS',
  JAVA: 'JAVA',
  CPP: 'CPP20',
};

/** The judge's settings in JSON, which is also YAML. Its runtimes are those of the bare processes. */
export function settings(folder: string): string {
  const runtime = {
    python3: '/usr/bin/python3',
    node: process.execPath,
    java: findCommand('java'),
    javac: findCommand('javac'),
    'g++20': findCommand('g++'),
  };
  const submissions = path.join(folder, 'submissions');
  return JSON.stringify({
    id: 'bench',
    key: 'bench',
    problem_storage_globs: [path.join(folder, 'problems', '*')],
    tempdir: submissions,
    // Node asks for each folder on the way to the source; of these the sandbox allows only /tmp by itself.
    extra_fs: { NODEJS: [{ exact_dir: folder }, { exact_dir: submissions }] },
    runtime,
  });
}

/** A problem of `count` equal tests, made by hand as DMOJ's documents describe. */
function writeProblem(folder: string, count: number, answer: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'in'), INPUT);
  fs.writeFileSync(path.join(folder, 'out'), answer);
  const tests = Array.from({ length: count }, () => ({ in: 'in', out: 'out', points: 1 }));
  fs.writeFileSync(path.join(folder, 'init.yml'), JSON.stringify({ test_cases: tests }));
}

async function answerOf({ argv }: PreparedProgram): Promise<string> {
  const [command = '', ...rest] = argv;
  const running = run(command, rest, { timeout: TIME_LIMIT_S * 1000 });
  running.child.stdin?.end(INPUT);
  return (await running).stdout;
}

/** The judge takes a source and compiles it once for all tests. */
class Dmoj implements Engine {
  readonly name = 'DMOJ';
  readonly compiles = 'once';
  readonly accounting = 'CPU of its control group, which holds its programs too';

  constructor(
    private readonly folder: string,
    private readonly bridge: DmojBridge,
    private readonly server: StartedServer,
  ) {}

  /** CPU milliseconds. The times that the judge reports are not used: it makes no groups, and they can hold waiting. */
  async run(program: PreparedProgram, count: number): Promise<number> {
    const { workload } = program;
    const language = EXECUTORS[workload.language];
    if (!this.bridge.executors.includes(language)) throw new Error(`it has no ${language}`);
    const problem = `${workload.name.replace(/\W+/g, '').toLowerCase()}${count}`;
    const problemFolder = path.join(this.folder, 'problems', problem);
    if (!fs.existsSync(problemFolder)) writeProblem(problemFolder, count, await answerOf(program));
    await delay(SETTLE_MS);
    const before = this.server.usedMs();
    const cases = await this.bridge.grade({
      problem,
      language,
      source: workload.source,
      timeLimitS: TIME_LIMIT_S,
      memoryLimitKb: MEMORY_KB,
    });
    await delay(SETTLE_MS);
    const wrong = cases.find(({ status }) => status !== 0);
    if (wrong || cases.length !== count)
      throw new Error(`${workload.name}: ${cases.length} tests, status ${wrong?.status} ${wrong?.feedback}`);
    return this.server.usedMs() - before;
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.bridge.close();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The judge runs as an ordinary user, also when the benchmark runs as root. */
function asNobody(argv: readonly string[]): string[] {
  if (process.getuid?.() !== 0) return [...argv];
  return ['/usr/bin/setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...argv];
}

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-dmoj-'));
  for (const name of ['problems', 'submissions']) fs.mkdirSync(path.join(folder, name));
  fs.writeFileSync(path.join(folder, 'judge.yml'), settings(folder));
  // The judge looks for problems only in folders that held one when it started.
  writeProblem(path.join(folder, 'problems', 'first'), 1, '');
  if (process.getuid?.() === 0) {
    fs.chmodSync(folder, 0o755);
    fs.chownSync(path.join(folder, 'submissions'), NOBODY, NOBODY);
  }
  return folder;
}

/** @param probe a program to try it with */
export async function findDmoj(probe: PreparedProgram): Promise<Found> {
  const command = findCommand('dmoj');
  if (command === undefined) return { said: 'DMOJ: no command "dmoj" on the PATH' };
  const folder = makeFolder();
  const bridge = await DmojBridge.open();
  let server: StartedServer | undefined;
  try {
    const argv = asNobody([
      command,
      '--config',
      path.join(folder, 'judge.yml'),
      '--server-port',
      String(bridge.port),
      '--only-executors',
      Object.values(EXECUTORS).join(','),
      '--no-ansi',
      '127.0.0.1',
    ]);
    const ready = () =>
      bridge.executors.length > 0 ? Promise.resolve() : Promise.reject(new Error('it did not connect'));
    server = await startServer(argv, {
      ready,
      env: { HOME: folder },
      cwd: folder,
      deadlineMs: START_DEADLINE_MS,
    });
    const engine = new Dmoj(folder, bridge, server);
    await engine.run(probe, 1);
    return { engine, said: `DMOJ at ${command} with ${bridge.executors.join(', ')}` };
  } catch (error) {
    await server?.stop();
    await bridge.close();
    fs.rmSync(folder, { recursive: true, force: true });
    return { said: `DMOJ at ${command} does not run here: ${messageOf(error).slice(0, 200)}` };
  }
}
