import { onFreePort, portTaken } from '@evident/kit/free-port';
import { until } from '@evident/kit/testing/index';
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const MAIN = path.resolve(__dirname, '../../../dist/main.js');

/** Starts the built worker as a process of its own. @returns it when it is ready. @throws when it ended before. */
export function startWorkerProcess(
  settings: Record<string, string>,
  patienceMs: number,
): Promise<ChildProcess> {
  return onFreePort(async (port) => {
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...settings, LOG_LEVEL: 'info', OPS_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => void (output = (output + chunk.toString()).slice(-4_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    try {
      await until(
        'a ready worker',
        async () => {
          if (child.exitCode !== null) throw ended(output);
          // The log is read first, because another service may answer at a port that this worker did not get.
          if (!output.includes('"msg":"ready"')) return false;
          return (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined))?.ok;
        },
        patienceMs,
      );
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
    return child;
  });
}

function ended(output: string): Error {
  const message = `The worker ended while it started: ${output}`;
  return output.includes('EADDRINUSE') ? portTaken(message) : new Error(message);
}
