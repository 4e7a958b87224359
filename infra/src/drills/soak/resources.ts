import fs from 'node:fs';
import type pg from 'pg';
import { childrenOf, serverPids } from '../../benches/support/product-processes.js';
import type { LocalProduct } from '../../launcher/local-product.js';

/** What a process holds. For PostgreSQL it is the sum of its processes. */
export interface Held {
  /** Pages that no other process has; without PostgreSQL's buffers, which fill up to a set size. */
  privateMb: number;
  /** Of PostgreSQL only the sockets, which are its clients': each of its processes keeps files open up to a set number. */
  descriptors: number;
}

export type ReadResources = () => Map<string, Held>;

/** @returns how to read what each process of the product holds at the moment */
export async function resourcesOf(product: LocalProduct, owner: pg.Client): Promise<ReadResources> {
  const { postmaster, redisServer } = await serverPids(product, owner);
  return () =>
    new Map([
      ...product
        .serviceNames()
        .map((name) => [name, heldBy([product.service(name).pid ?? 0], descriptorsOf)] as [string, Held]),
      ['PostgreSQL', heldBy([postmaster, ...childrenOf(postmaster)], socketsOf)],
      ['Redis', heldBy([redisServer], descriptorsOf)],
    ]);
}

const descriptorsOf = (pid: number): string[] => fs.readdirSync(`/proc/${pid}/fd`);

const socketsOf = (pid: number): string[] =>
  descriptorsOf(pid).filter((name) => {
    try {
      return fs.readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:');
    } catch {
      // It was closed meanwhile.
      return false;
    }
  });

function heldBy(pids: readonly number[], descriptorsOfOne: (pid: number) => string[]): Held {
  const each = pids.map((pid) => oneHeld(pid, descriptorsOfOne));
  return {
    privateMb: each.reduce((sum, { privateMb }) => sum + privateMb, 0),
    descriptors: each.reduce((sum, { descriptors }) => sum + descriptors, 0),
  };
}

function oneHeld(pid: number, descriptorsOfOne: (pid: number) => string[]): Held {
  try {
    const rollup = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)].map(([, kb]) =>
      Number(kb),
    );
    return {
      privateMb: kilobytes.reduce((sum, kb) => sum + kb, 0) / 1024,
      descriptors: descriptorsOfOne(pid).length,
    };
  } catch {
    // A process of PostgreSQL may end meanwhile.
    return { privateMb: 0, descriptors: 0 };
  }
}
