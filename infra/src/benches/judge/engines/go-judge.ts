import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '@evident/kit/thrown';
import { z } from 'zod';
import { findCommand } from '@evident/judge-worker/languages/toolchain';
import { INPUT } from '../workloads.js';
import { CpuAccount, type Usage } from './cpu-account.js';
import { groupCpuMs, groupOf, removeEverywhere } from './cpu-group.js';
import type { Engine, Found, PreparedProgram, Whereabouts } from './engine.js';
import { asJson, askEngine } from './http.js';
import { freePort, startServer, type StartedServer } from './started-server.js';

/** go-judge has had two names. */
const COMMANDS = ['go-judge', 'executorserver'];
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
  readonly compiles = 'beforehand';
  private readonly files = new Map<PreparedProgram, Record<string, string>>();

  constructor(
    readonly name: string,
    private readonly server: Server,
  ) {}

  get accounting(): string {
    return this.account.describe({ counted: this.server.usedMs && 0 });
  }

  async learn(program: PreparedProgram): Promise<void> {
    // The first run makes the server load parts of itself.
    await this.measure(program, 1);
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

/**
 * The server makes a group for its programs. With version 1 that is a group of the given name beside its own; with
 * version 2 it is inside its own, or in a unit of systemd into which it has moved itself as `api`.
 */
function groupOfPrograms(started: StartedServer, name: string): string | undefined {
  const beside = path.join('/sys/fs/cgroup/cpuacct', name);
  if (fs.existsSync(beside)) return beside;
  const moved = groupOf(started.pid);
  if (moved.startsWith(started.folder)) return undefined;
  return path.basename(moved) === 'api' ? path.dirname(moved) : moved;
}

async function startGoJudge(command: string): Promise<Server> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const name = `bench-go-judge-${process.pid}`;
  const argv = [command, '-http-addr', url.slice('http://'.length), '-release', '-cgroup-prefix', name];
  const started = await startServer(argv, {
    ready: () => askEngine(`${url}/version`, {}, VERSION, 1000),
    cwd: path.dirname(command),
  });
  const programs = groupOfPrograms(started, name);
  if (programs === undefined) return { url, ...started };
  const stop = async () => {
    await started.stop();
    await removeEverywhere(programs);
  };
  return { url, usedMs: () => started.usedMs() + groupCpuMs(programs), stop };
}

/** @param probe a program that computes for some 400 ms, against which the engine's own work is little */
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
        ? await startGoJudge(at)
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
