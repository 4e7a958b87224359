import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '@evident/kit/thrown';
import { findCommand, versionOf } from '@evident/judge-worker/languages/toolchain';
import type { BareProcesses } from '../bare.js';
import { INPUT } from '../workloads.js';
import { CpuAccount, type Usage } from './cpu-account.js';
import { CpuGroup } from './cpu-group.js';
import type { Engine, Found, PreparedProgram } from './engine.js';
import { startServer, type StartedServer } from './started-server.js';

const runFile = promisify(execFile);

/** Where the program's folder is inside the sandbox. */
const INSIDE = '/program';

const TIME_LIMIT_S = 10;
const MEMORY_KB = 512 * 1024;
const CALL_DEADLINE_MS = 30_000;
/** Version 2 finds the control group of its boxes here; a service that belongs to it writes this file. */
const KEEPER = 'isolate-cg-keeper';
const KEPT_GROUP = '/run/isolate/cgroup';

/** The lines of a meta file, which are `key:value`. */
export function readMeta(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

export interface IsolateCall {
  command: string;
  /** With control groups. */
  grouped: boolean;
  boxId: number;
  meta: string;
}

/** The folder of a runtime outside the standard folders, such as one in /opt. */
function runtimeRule(executable: string): string[] {
  if (/^\/(?:usr|bin|lib|lib64)\//.test(executable) || executable.startsWith(INSIDE)) return [];
  return [`--dir=${path.dirname(path.dirname(executable))}`];
}

/** The calls of a judge for one test: create a box, run, remove the box. */
export function commandsOf(
  { command, grouped, boxId, meta }: IsolateCall,
  { folder, argv }: PreparedProgram,
): [init: string[], run: string[], cleanup: string[]] {
  const box = [command, `--box-id=${boxId}`, ...(grouped ? ['--cg'] : [])];
  // Without control groups only the address space can be limited; Node and the JVM do not start with such a limit.
  const memory = grouped ? [`--cg-mem=${MEMORY_KB}`] : [];
  const program = argv.map((part) => part.replaceAll(folder, INSIDE));
  return [
    [...box, '--init'],
    [
      ...box,
      ...memory,
      '--silent',
      `--meta=${meta}`,
      `--time=${TIME_LIMIT_S}`,
      `--wall-time=${TIME_LIMIT_S * 2}`,
      '--processes=64',
      '--env=PATH=/usr/bin:/bin',
      '--env=LANG=C.UTF-8',
      `--dir=${INSIDE}=${folder}`,
      // Some runtimes in /usr are links to this folder on Debian.
      '--dir=/etc',
      ...runtimeRule(program[0] ?? ''),
      '--run',
      '--',
      ...program,
    ],
    [...box, '--cleanup'],
  ];
}

/** One call outside the measurement. @throws Error with the last line that isolate prints. */
async function call([command = '', ...rest]: readonly string[], input = ''): Promise<void> {
  const running = runFile(command, rest, { timeout: CALL_DEADLINE_MS, killSignal: 'SIGKILL' });
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    await running;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(stderr?.trim().split('\n').at(-1) || messageOf(error), { cause: error });
  }
}

class Isolate implements Engine {
  private readonly account = new CpuAccount();
  readonly compiles = 'beforehand';

  constructor(
    readonly name: string,
    private readonly call: IsolateCall,
    private readonly bare: BareProcesses,
    private readonly group: CpuGroup,
    private readonly keeper: StartedServer | undefined,
  ) {}

  get accounting(): string {
    return this.account.describe({ counted: 0 });
  }

  async learn(program: PreparedProgram): Promise<void> {
    const [init, run, cleanup] = commandsOf(this.call, program);
    // A box of a benchmark that was killed may be left, and would be the end of the next `--init`.
    await call(cleanup).catch(() => undefined);
    try {
      for (const command of [init, run, cleanup]) await call(command, INPUT);
    } catch (error) {
      await call(cleanup).catch(() => undefined);
      throw error;
    }
    this.account.learn(await this.once(program));
  }

  async run(program: PreparedProgram, count: number): Promise<number> {
    let total = 0;
    for (let turn = 0; turn < count; turn += 1) total += this.account.total(await this.once(program));
    return total;
  }

  async close(): Promise<void> {
    await this.keeper?.stop();
    await this.group.remove();
  }

  private async once(program: PreparedProgram): Promise<Usage> {
    fs.rmSync(this.call.meta, { force: true });
    const commands = commandsOf(this.call, program);
    const before = this.keeper?.usedMs() ?? 0;
    try {
      const counted = await this.bare.runAll(commands, 1, { group: this.group.folder });
      const { time } = readMeta(fs.readFileSync(this.call.meta, 'utf8'));
      return {
        // The boxes are in the group of a keeper that the benchmark started.
        counted: counted + (this.keeper?.usedMs() ?? 0) - before,
        reported: time === undefined ? undefined : Number(time) * 1000,
      };
    } catch (error) {
      // The box is left over after an error, and with it the next `--init` would fail.
      await call(commands[2]).catch(() => undefined);
      throw error;
    }
  }
}

/** Version 2 needs a group that is kept for its boxes. @returns undefined where it is kept already, or not needed. */
async function startKeeper(
  grouped: boolean,
  version: string,
  keptGroup: string,
): Promise<StartedServer | undefined> {
  const keeper = findCommand(KEEPER);
  if (!grouped || version.startsWith('1.') || keeper === undefined || fs.existsSync(keptGroup))
    return undefined;
  const started = await startServer([keeper], {
    ready: () => fs.promises.access(keptGroup),
  });
  const stop = async () => {
    await started.stop();
    fs.rmSync(keptGroup, { force: true });
  };
  return { ...started, stop };
}

/** @param probe a program that computes for some 400 ms, against which the engine's own work is little */
export async function findIsolate(
  bare: BareProcesses,
  probe: PreparedProgram,
  grouped: boolean,
  keptGroup = KEPT_GROUP,
): Promise<Found> {
  const title = grouped ? 'isolate --cg' : 'isolate';
  const command = findCommand('isolate');
  if (command === undefined) return { said: `${title}: no command "isolate" on the PATH` };
  const version = /\d+(?:\.\d+)+/.exec((await versionOf(command)) ?? '')?.[0] ?? 'of unknown version';
  const meta = path.join(path.dirname(probe.folder), `isolate-${grouped ? 'grouped' : 'plain'}.meta`);
  const group = CpuGroup.create();
  let keeper: StartedServer | undefined;
  try {
    keeper = await startKeeper(grouped, version, keptGroup);
    const isolateCall = { command, grouped, boxId: grouped ? 1 : 0, meta };
    const engine = new Isolate(`${title} ${version}`, isolateCall, bare, group, keeper);
    await engine.learn(probe);
    return { engine, said: `${title} ${version} at ${command}` };
  } catch (error) {
    await keeper?.stop();
    await group.remove();
    const why = messageOf(error).trim().split('\n').at(-1) ?? '';
    return { said: `${title} ${version} at ${command} does not run here: ${why}` };
  }
}
