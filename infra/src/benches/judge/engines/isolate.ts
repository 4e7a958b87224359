import fs from 'node:fs';
import path from 'node:path';
import { messageOf } from '@evident/kit/thrown';
import { findCommand, versionOf } from '@evident/judge-worker/languages/toolchain';
import type { BareProcesses } from '../bare.js';
import { CpuAccount, type Usage } from './cpu-account.js';
import { CpuGroup } from './cpu-group.js';
import type { Engine, Found, PreparedProgram } from './engine.js';

/** Where the program's folder is inside the sandbox. */
const INSIDE = '/program';

const TIME_LIMIT_S = 10;
const MEMORY_KB = 512 * 1024;

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
): string[][] {
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

class Isolate implements Engine {
  private readonly account = new CpuAccount();

  constructor(
    readonly name: string,
    private readonly call: IsolateCall,
    private readonly bare: BareProcesses,
    private readonly group: CpuGroup,
  ) {}

  get accounting(): string {
    return this.account.describe({ counted: 0 });
  }

  async learn(program: PreparedProgram): Promise<void> {
    this.account.learn(await this.once(program));
  }

  async run(program: PreparedProgram, count: number): Promise<number> {
    let total = 0;
    for (let turn = 0; turn < count; turn += 1) total += this.account.total(await this.once(program));
    return total;
  }

  close(): Promise<void> {
    return this.group.remove();
  }

  private async once(program: PreparedProgram): Promise<Usage> {
    fs.rmSync(this.call.meta, { force: true });
    const counted = await this.bare.runAll(commandsOf(this.call, program), 1, { group: this.group.folder });
    const meta = readMeta(fs.readFileSync(this.call.meta, 'utf8'));
    return { counted, reported: meta['time'] === undefined ? undefined : Number(meta['time']) * 1000 };
  }
}

/** @param probe a program that computes for some 50 ms */
export async function findIsolate(
  bare: BareProcesses,
  probe: PreparedProgram,
  grouped: boolean,
): Promise<Found> {
  const title = grouped ? 'isolate --cg' : 'isolate';
  const command = findCommand('isolate');
  if (command === undefined) return { said: `${title}: no command "isolate" on the PATH` };
  const version = /\d+(?:\.\d+)+/.exec((await versionOf(command)) ?? '')?.[0] ?? 'of unknown version';
  const meta = path.join(path.dirname(probe.folder), `isolate-${grouped ? 'grouped' : 'plain'}.meta`);
  const group = CpuGroup.create();
  const call = { command, grouped, boxId: grouped ? 1 : 0, meta };
  const engine = new Isolate(`${title} ${version}`, call, bare, group);
  try {
    await engine.learn(probe);
  } catch (error) {
    await group.remove();
    return {
      said: `${title} ${version} at ${command} does not run here: ${messageOf(error).trim().split('\n').at(-1) ?? ''}`,
    };
  }
  return { engine, said: `${title} ${version} at ${command}` };
}
