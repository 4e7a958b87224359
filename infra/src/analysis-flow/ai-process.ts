import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from '@evident/kit/testing/index';
import { REPOSITORY } from '../launcher/settings.js';

/** On a machine that is busy with something else. */
const START_MS = 120_000;

/**
 * The ai service as a process of its own, which can be killed like one. It ends with this process, however that ends: its
 * standard input closes then.
 */
export class AiProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly env: Record<string, string>) {}

  async start(change: Record<string, string> = {}): Promise<void> {
    const child = spawn(
      process.execPath,
      [path.join(REPOSITORY, 'infra/dist/analysis-flow/small-ai.main.js')],
      {
        stdio: ['pipe', 'ignore', 'inherit'],
        env: { PATH: process.env['PATH'], ...this.env, ...change },
      },
    );
    this.child = child;
    const url = `http://127.0.0.1:${this.env['OPS_PORT']}/health/ready`;
    await until(
      'ai to be ready',
      async () => {
        if (child.exitCode !== null) throw new Error(`ai ended with ${child.exitCode}`);
        return (await fetch(url).catch(() => undefined))?.ok;
      },
      START_MS,
    );
  }

  /** As a crash or the kernel would: nothing is tidied up. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** @returns the exit code of an orderly stop. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  }
}
