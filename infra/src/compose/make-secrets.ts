import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceName } from '@evident/contracts';
import { REDIS_USERS, redisUserLines } from '../backing/redis-users.js';
import { GENERATED, GIVEN, redisFile, rpcFile, USERS_FILE } from './secret-names.js';
import { newRpcKeys, rpcKeyRotation, type RpcKeyTexts } from '../launcher/rpc-key-files.js';

/**
 * Makes the files that the compose file gives to the services as secrets: `make-secrets.js <folder>`. Existing files
 * stay as they are. `make-secrets.js <folder> rotate-rpc-keys` replaces the keys between the services while they run.
 */
const ROTATION_MS = { untilAccepted: 5_000, untilOldIsUnused: 300_000 } as const;
const newSecret = (): string => randomBytes(32).toString('hex');

class SecretFolder {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    // The services in their containers have other accounts, so the folder and not its files keeps others out.
    chmodSync(folder, 0o700);
  }

  has(name: string): boolean {
    return existsSync(path.join(this.folder, name));
  }

  read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }

  /** Keeps the file itself, because a container sees the file that it was given and not a new one of the same name. */
  write(name: string, text: string): void {
    writeFileSync(path.join(this.folder, name), text, { mode: 0o644 });
  }

  /** @returns whether it was made now. */
  ensure(name: string, make: () => string): boolean {
    if (this.has(name)) return false;
    this.write(name, make());
    return true;
  }
}

function makeSecrets(secrets: SecretFolder): string[] {
  const made: string[] = [];
  const ensure = (name: string, make: () => string): void => {
    if (secrets.ensure(name, make)) made.push(name);
  };
  for (const [name, variable] of Object.entries(GENERATED))
    ensure(name, () => process.env[variable] || newSecret());
  for (const [name, variable] of Object.entries(GIVEN)) ensure(name, () => process.env[variable] ?? '');
  for (const service of REDIS_USERS) ensure(redisFile(service), newSecret);
  const passwords = Object.fromEntries(
    REDIS_USERS.map((service) => [service, secrets.read(redisFile(service)).trim()]),
  ) as Record<ServiceName, string>;
  const owner = secrets.read('redis-password').trim();
  secrets.write(USERS_FILE, `${redisUserLines(owner, passwords).join('\n')}\n`);
  // Both ends of a pair have its key, so all are made at once.
  if (REDIS_USERS.some((service) => !secrets.has(rpcFile(service)))) {
    for (const [service, text] of Object.entries(newRpcKeys())) {
      secrets.write(rpcFile(service as ServiceName), text);
      made.push(rpcFile(service as ServiceName));
    }
  }
  return made;
}

async function rotateRpcKeys(secrets: SecretFolder): Promise<void> {
  const before = Object.fromEntries(
    REDIS_USERS.map((service) => [service, secrets.read(rpcFile(service))]),
  ) as RpcKeyTexts;
  const [accepted, used, alone] = rpcKeyRotation(before);
  const write = (texts: RpcKeyTexts): void => {
    for (const [service, text] of Object.entries(texts)) secrets.write(rpcFile(service as ServiceName), text);
  };
  write(accepted);
  await delay(ROTATION_MS.untilAccepted);
  write(used);
  await delay(ROTATION_MS.untilOldIsUnused);
  write(alone);
}

const [folder = 'secrets', action] = process.argv.slice(2);
const secrets = new SecretFolder(path.resolve(folder));
if (action === 'rotate-rpc-keys') {
  await rotateRpcKeys(secrets);
  process.stdout.write('The keys between the services were replaced.\n');
} else {
  const made = makeSecrets(secrets);
  process.stdout.write(`${made.length} secrets made${made.length > 0 ? `: ${made.join(', ')}` : ''}\n`);
}
