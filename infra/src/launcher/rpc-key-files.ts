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

/** The text of each service: its own pairs and no other. */
export type RpcKeyTexts = Record<ServiceName, string>;
type KeysOf = (caller: ServiceName, audience: ServiceName, reader: ServiceName) => readonly string[];

const newKey = (): string => randomBytes(32).toString('hex');

function textsOf(keysOf: KeysOf): RpcKeyTexts {
  const services = [...new Set(PAIRS.flat())];
  const textOf = (reader: ServiceName): string =>
    PAIRS.filter((pair) => pair.includes(reader))
      .map(([caller, audience]) => `${caller}>${audience}=${keysOf(caller, audience, reader).join(',')}\n`)
      .join('');
  return Object.fromEntries(services.map((service) => [service, textOf(service)])) as RpcKeyTexts;
}

export function newRpcKeys(): RpcKeyTexts {
  const keys = new Map(PAIRS.map((pair) => [pair.join('>'), newKey()]));
  return textsOf((caller, audience) => [keys.get(`${caller}>${audience}`) ?? '']);
}

/**
 * The three states through which every key is replaced while the services run: the audience accepts the new key; the
 * caller signs with it; the old one is forgotten.
 */
export function rpcKeyRotation(
  before: RpcKeyTexts,
): [accepted: RpcKeyTexts, used: RpcKeyTexts, alone: RpcKeyTexts] {
  const next = newRpcKeys();
  const keyIn = (texts: RpcKeyTexts, caller: ServiceName, audience: ServiceName): string => {
    const entry = texts[caller].split('\n').find((line) => line.startsWith(`${caller}>${audience}=`));
    return entry?.split('=')[1]?.split(',')[0] ?? '';
  };
  const state = (
    ofAudience: (old: string, fresh: string) => string[],
    ofCaller: typeof ofAudience,
  ): RpcKeyTexts =>
    textsOf((caller, audience, reader) => {
      const keys = [keyIn(before, caller, audience), keyIn(next, caller, audience)] as const;
      return reader === audience ? ofAudience(...keys) : ofCaller(...keys);
    });
  return [
    state(
      (old, fresh) => [old, fresh],
      (old) => [old],
    ),
    state(
      (old, fresh) => [fresh, old],
      (_old, fresh) => [fresh],
    ),
    next,
  ];
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
