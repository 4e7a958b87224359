import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { messageOf } from '@evident/kit/thrown';
import { CpuGroup } from './cpu-group.js';

/** Generous: a server that fails ends by itself, and a busy or emulated machine is slow. */
const START_DEADLINE_MS = 60_000;
const END_DEADLINE_MS = 5000;
const TRY_AGAIN_MS = 50;

/** A server of an engine that the benchmark started in a control group of its own. */
export interface StartedServer {
  pid: number;
  /** Of the control group. */
  folder: string;
  /** CPU milliseconds of all processes in the group. */
  usedMs(): number;
  /** The last line of its log. */
  lastWords(): string;
  /** Ends the server and what it left behind, and removes the group. */
  stop(): Promise<void>;
}

export interface ServerStart {
  /** Resolves when the server can be used. It is called again after it rejects, until the deadline. */
  ready: () => Promise<unknown>;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  deadlineMs?: number;
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), END_DEADLINE_MS);
  await ended;
  clearTimeout(kill);
}

/** @throws Error with the end of its output when the server does not start, or does not become ready in time. */
export async function startServer(
  argv: readonly string[],
  { ready, env, cwd, deadlineMs = START_DEADLINE_MS }: ServerStart,
): Promise<StartedServer> {
  const group = CpuGroup.create();
  const [shell = '', ...rest] = group.enter(argv);
  // A file, because a pipe of this runtime is a socket. DMOJ's programs inherit it, and Node would ask it for its name.
  const logFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-bench-log-'));
  const logFile = path.join(logFolder, 'log');
  const log = fs.openSync(logFile, 'a');
  const child = spawn(shell, rest, {
    stdio: ['ignore', log, log],
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
  });
  fs.closeSync(log);
  const lastWords = () =>
    stripVTControlCharacters(fs.readFileSync(logFile, 'utf8')).trim().split('\n').at(-1) ?? '';
  const stop = async () => {
    await end(child);
    await group.remove();
    fs.rmSync(logFolder, { recursive: true, force: true });
  };
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    try {
      await ready();
      return { pid: child.pid ?? 0, folder: group.folder, usedMs: () => group.usedMs(), lastWords, stop };
    } catch (error) {
      if (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
        await delay(TRY_AGAIN_MS);
        continue;
      }
      const why = lastWords() || messageOf(error);
      await stop();
      throw new Error(why, { cause: error });
    }
  }
}
