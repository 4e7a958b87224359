import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '@evident/kit/thrown';
import { z } from 'zod';
import { findCommand } from '@evident/judge-worker/languages/toolchain';
import { INPUT } from '../workloads.js';
import { CpuAccount, type Usage } from './cpu-account.js';
import { CpuGroup, groupCpuMs } from './cpu-group.js';
import type { Engine, Found, PreparedProgram, Whereabouts } from './engine.js';
import { asJson, askEngine } from './http.js';

/** go-judge has had two names. */
const COMMANDS = ['go-judge', 'executorserver'];
const START_DEADLINE_MS = 15_000;
const END_DEADLINE_MS = 5000;
/** Time in which the server prepares the next run; its cost is part of a run. */
const SETTLE_MS = 400;
const SECOND_NS = 1e9;

const VERSION = z.object({ buildVersion: z.string().optional() });
const RESULTS = z
  .array(z.object({ status: z.string(), error: z.string().optional(), time: z.number() }))
  .length(1);

/** @param files of the program: ids that the server gave them, by name */
export function runRequest({ argv, folder }: PreparedProgram, files: Readonly<Record<string, string>>) {
  return {
    cmd: [
      {
        args: argv.map((part) => part.replaceAll(`${folder}/`, '').replaceAll(folder, '.')),
        env: ['PATH=/usr/bin:/bin', 'LANG=C.UTF-8'],
        files: [{ content: INPUT }, { name: 'stdout', max: 1 << 20 }, { name: 'stderr', max: 1 << 16 }],
        cpuLimit: 10 * SECOND_NS,
        clockLimit: 20 * SECOND_NS,
        memoryLimit: 512 << 20,
        procLimit: 64,
        copyIn: Object.fromEntries(Object.entries(files).map(([name, fileId]) => [name, { fileId }])),
      },
    ],
  };
}

/** A server and how to count its CPU time. */
interface Server {
  url: string;
  /** CPU milliseconds of its control group, if it has one that is known. */
  usedMs?: () => number;
  stop(): Promise<void>;
}

class GoJudge implements Engine {
  private readonly account = new CpuAccount();
  private readonly files = new Map<PreparedProgram, Record<string, string>>();

  constructor(
    readonly name: string,
    private readonly server: Server,
  ) {}

  get accounting(): string {
    return this.account.describe({ counted: this.server.usedMs && 0 });
  }

  async learn(program: PreparedProgram): Promise<void> {
    this.account.learn(await this.measure(program, 1));
  }

  async run(program: PreparedProgram, count: number): Promise<number> {
    return this.account.total(await this.measure(program, count));
  }

  async close(): Promise<void> {
    await this.server.stop();
  }

  private async measure(program: PreparedProgram, count: number): Promise<Usage> {
    const files = this.files.get(program) ?? (await this.upload(program));
    this.files.set(program, files);
    const before = this.server.usedMs?.() ?? 0;
    const request = asJson(runRequest(program, files));
    // Like a judge, the bench sends all at once; the server runs one on each core.
    const answers = await Promise.all(
      Array.from({ length: count }, () => askEngine(`${this.server.url}/run`, request, RESULTS)),
    );
    let reported = 0;
    for (const { status, error, time } of answers.flat()) {
      if (status !== 'Accepted') throw new Error(`${program.workload.name}: ${status} ${error ?? ''}`.trim());
      reported += time / 1e6;
    }
    if (this.server.usedMs === undefined) return { reported };
    await delay(SETTLE_MS);
    return { counted: this.server.usedMs() - before, reported };
  }

  /** Compiles once, because a judge keeps the compiler's output. */
  private async upload({ folder }: PreparedProgram): Promise<Record<string, string>> {
    const files: Record<string, string> = {};
    for (const name of fs.readdirSync(folder)) {
      const body = new FormData();
      body.set('file', new Blob([fs.readFileSync(path.join(folder, name))]), name);
      files[name] = await askEngine(`${this.server.url}/file`, { method: 'POST', body }, z.string());
    }
    return files;
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** @param closed resolves when the process has ended and all its output was read */
async function end(child: ChildProcess, closed: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), END_DEADLINE_MS);
  // A program that the server left behind may keep its standard error open.
  await Promise.race([closed, delay(2 * END_DEADLINE_MS, undefined, { ref: false })]);
  clearTimeout(kill);
}

/** @throws Error with the end of its output when the server does not start. */
async function startServer(command: string): Promise<Server> {
  const group = CpuGroup.create();
  const url = `http://127.0.0.1:${await freePort()}`;
  const [shell, ...rest] = group.enter([command, '-http-addr', url.slice('http://'.length), '-release']);
  const child = spawn(shell ?? '', rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: path.dirname(command) });
  let lastWords = '';
  child.stderr.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-500)));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    await end(child, closed);
    await group.remove();
  };
  const deadline = performance.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      await askEngine(`${url}/version`, {}, VERSION, 1000);
      return { url, usedMs: () => group.usedMs(), stop };
    } catch (error) {
      if (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
        await delay(50);
        continue;
      }
      await stop();
      throw new Error(lastWords.trim().split('\n').at(-1) || messageOf(error), { cause: error });
    }
  }
}

/** @param probe a program that computes for some 50 ms */
export async function findGoJudge(probe: PreparedProgram, where: Whereabouts): Promise<Found> {
  const command = COMMANDS.map(findCommand).find((candidate) => candidate !== undefined);
  const { goJudgeUrl, goJudgeGroup } = where;
  if (goJudgeUrl === undefined && command === undefined)
    return {
      said: `go-judge: no command "${COMMANDS.join('" or "')}" on the PATH, and no BENCH_GO_JUDGE_URL`,
    };
  const at = goJudgeUrl ?? command ?? '';
  let server: Server | undefined;
  try {
    server =
      goJudgeUrl === undefined
        ? await startServer(at)
        : {
            url: goJudgeUrl.replace(/\/+$/, ''),
            ...(goJudgeGroup !== undefined && { usedMs: () => groupCpuMs(goJudgeGroup) }),
            stop: () => Promise.resolve(),
          };
    const { buildVersion } = await askEngine(`${server.url}/version`, {}, VERSION);
    const engine = new GoJudge(`go-judge ${buildVersion ?? 'of unknown version'}`, server);
    await engine.learn(probe);
    return { engine, said: `${engine.name} at ${at}` };
  } catch (error) {
    await server?.stop();
    return { said: `go-judge at ${at} does not run here: ${messageOf(error).slice(0, 200)}` };
  }
}
