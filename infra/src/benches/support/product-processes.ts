import fs from 'node:fs';
import { Redis } from 'ioredis';
import type pg from 'pg';
import type { LocalProduct } from '../../launcher/local-product.js';

/** @returns undefined when the process has ended */
function parentOf(pid: number): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces, so the fields are counted after its closing bracket.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

export function childrenOf(parent: number): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

/** @throws Error unless PostgreSQL and Redis of the product run on this machine. */
export async function serverPids(
  product: LocalProduct,
  owner: pg.Client,
): Promise<{ postmaster: number; redisServer: number }> {
  const { rows } = await owner.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  const redis = new Redis(product.backingUrls.redisUrl);
  const redisServer = /process_id:(\d+)/.exec(await redis.info('server'))?.[1];
  redis.disconnect();
  if (postmaster === undefined || redisServer === undefined)
    throw new Error('PostgreSQL and Redis must run on this machine');
  return { postmaster, redisServer: Number(redisServer) };
}
