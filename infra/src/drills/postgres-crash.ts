import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres, type PostgresServer } from '../backing/postgres.js';

/** Kills the whole server at once; otherwise its children would finish their work. */
export function crashPostgres({ pid }: PostgresServer): void {
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
  for (const each of [pid, ...children.split('\n').map(Number).filter(Boolean)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

/** Starts the server of a folder, also right after it was killed. It may get another port. */
export async function startCrashedPostgres(dataDir: string): Promise<PostgresServer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await startPostgres({ dataDir });
    } catch (error) {
      // The dead server's memory may still be attached for a moment.
      if (tries === 10) throw error;
      await delay(200);
    }
  }
}
