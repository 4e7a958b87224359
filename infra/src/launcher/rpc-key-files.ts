import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { ServiceName } from '@evident/contracts';
import { privateFolder, writePrivate } from '../backing/private-files.js';

/** Who calls whom. The contract says which calls. */
const PAIRS: readonly (readonly [caller: ServiceName, audience: ServiceName])[] = [
  ['gateway', 'problems'],
  ['gateway', 'billing'],
  ['gateway', 'ai'],
  ['ai', 'problems'],
  ['ai', 'billing'],
  ['judge-worker', 'problems'],
  ['judge-worker', 'ai'],
];

const SERVICES = [...new Set(PAIRS.flat())];

/** New keys for every pair of services, as the text that each service gets: its own pairs and no other. */
export function newRpcKeys(): Record<ServiceName, string> {
  const entries = PAIRS.map((pair) => ({
    pair,
    entry: `${pair.join('>')}=${randomBytes(32).toString('hex')}`,
  }));
  const textOf = (service: ServiceName): string =>
    entries
      .filter(({ pair }) => pair.includes(service))
      .map(({ entry }) => `${entry}\n`)
      .join('');
  return Object.fromEntries(SERVICES.map((service) => [service, textOf(service)])) as Record<
    ServiceName,
    string
  >;
}

/** Writes new keys for this start. @returns the file of each service */
export function writeRpcKeyFiles(dataDir: string): Record<ServiceName, string> {
  const folder = path.join(dataDir, 'keys');
  privateFolder(folder);
  const files = Object.entries(newRpcKeys()).map(([service, text]) => {
    const file = path.join(folder, service);
    writePrivate(file, text);
    return [service, file];
  });
  return Object.fromEntries(files) as Record<ServiceName, string>;
}
