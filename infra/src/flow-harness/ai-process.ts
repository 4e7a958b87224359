import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { REPOSITORY } from '../launcher/settings.js';

/** Long enough for a busy machine. */
const START_MS = 120_000;

/** The ai service as a child process that a test can kill. It ends with this process in any case. */
export class AiProcess {
  private child: ChildProcess | undefined;

  /** @param onPorts called with the ports when the process listens, and with none when it has ended */
  constructor(
    private readonly env: Record<string, string>,
    private readonly onPorts: (ports: readonly number[]) => void,
  ) {}

  get runs(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** @throws Error while the last process runs, because a second one would repair what the drill has broken. */
  async start(change: Record<string, string> = {}): Promise<void> {
    if (this.runs) throw new Error('The ai process before this one still runs');
    const child = spawn(
      process.execPath,
      [path.join(REPOSITORY, 'infra/dist/flow-harness/small-ai.main.js')],
      {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { PATH: process.env['PATH'], ...this.env, ...change },
      },
    );
    this.child = child;
    child.once('exit', () => this.onPorts([]));
    this.onPorts(await portsOf(child));
  }

  /** Kills the process without any clean-up, like a crash. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** @returns the exit code of an orderly stop. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Resolves when the process is dead. */
  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || !this.runs) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  }
}

/** Waits for the message that a service sends when it serves; a health check might reach another process. */
function portsOf(child: ChildProcess): Promise<number[]> {
  return new Promise<number[]>((resolve, reject) => {
    const deadline = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`ai was not ready after ${START_MS} ms`));
    }, START_MS);
    child.once('message', (ready) => {
      clearTimeout(deadline);
      resolve((ready as { rpcPorts: number[] }).rpcPorts);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(deadline);
      reject(new Error(`ai ended with ${code ?? signal} while it started`));
    });
  });
}
