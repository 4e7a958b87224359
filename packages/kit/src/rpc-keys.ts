import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { ServiceName } from '@evident/contracts';
import { EnvError } from './env.js';

/** How often a file of keys is looked at for a change. */
const LOOK_MS = 1_000;
const ENTRY = /^([a-z-]+)>([a-z-]+)=([\w-]{32,}(?:,[\w-]{32,})*)$/;

export interface RpcKeysEnv {
  RPC_KEYS?: string | undefined;
  RPC_KEYS_FILE?: string | undefined;
}

/** A secret that one caller and one audience share. `id` names it without telling it. */
export interface RpcKey {
  id: string;
  secret: KeyObject;
}

/**
 * The secrets that a service shares with each service that it calls or that calls it. The first key of a pair signs and
 * all are accepted, so a key is replaced in three steps without a stop: add it behind the old one at the audience, in
 * front of it at the caller, then remove the old one. A file is read again when it changes.
 */
export class RpcKeys {
  private pairs: ReadonlyMap<string, readonly RpcKey[]>;
  private version: string | undefined;
  private lookedAt = Date.now();

  private constructor(
    text: string,
    private readonly file?: string,
  ) {
    this.pairs = parsePairs(text, file ? 'RPC_KEYS_FILE' : 'RPC_KEYS');
    if (file) this.version = versionOf(file);
  }

  /** @throws EnvError when neither variable holds keys. */
  static fromEnv({ RPC_KEYS: text, RPC_KEYS_FILE: file }: RpcKeysEnv): RpcKeys {
    if (file) return new RpcKeys(read(file), file);
    if (text) return new RpcKeys(text);
    throw new EnvError('RPC_KEYS is not usable: services refuse calls of unknown callers, so it is needed.');
  }

  /** @returns the keys of the pair, the one that signs first; none when the service was given none. */
  of(caller: ServiceName, audience: ServiceName): readonly RpcKey[] {
    this.look();
    return this.pairs.get(`${caller}>${audience}`) ?? [];
  }

  private look(): void {
    const now = Date.now();
    if (!this.file || Math.abs(now - this.lookedAt) < LOOK_MS) return;
    this.lookedAt = now;
    try {
      const version = versionOf(this.file);
      if (version === this.version) return;
      this.pairs = parsePairs(read(this.file), 'RPC_KEYS_FILE');
      this.version = version;
    } catch {
      // A file that is being replaced; the keys of before stay until it can be read.
    }
  }
}

const versionOf = (file: string): string => {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs}-${size}-${ino}`;
};

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EnvError(`RPC_KEYS_FILE is not usable: ${file} cannot be read (${code}).`);
  }
}

function parsePairs(text: string, variable: string): Map<string, RpcKey[]> {
  const pairs = new Map<string, RpcKey[]>();
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [, caller = '', audience = '', keys = ''] = ENTRY.exec(entry) ?? [];
    if (!ServiceName.safeParse(caller).success || !ServiceName.safeParse(audience).success) {
      throw new EnvError(
        `${variable} is not usable: it must hold entries such as gateway>billing=<at least 32 letters and digits>.`,
      );
    }
    pairs.set(`${caller}>${audience}`, keys.split(',').map(toKey));
  }
  if (pairs.size === 0) throw new EnvError(`${variable} is not usable: it holds no keys.`);
  return pairs;
}

const toKey = (secret: string): RpcKey => ({
  id: createHash('sha256').update(secret).digest('hex').slice(0, 12),
  secret: createSecretKey(Buffer.from(secret)),
});
