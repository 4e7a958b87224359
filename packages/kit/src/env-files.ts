import { readFileSync } from 'node:fs';

/** A password may be given apart from its address, so that the address is no secret. */
const PASSWORD_OF: Readonly<Record<string, string>> = {
  DATABASE_URL: 'DATABASE_PASSWORD',
  ADMIN_DATABASE_URL: 'ADMIN_DATABASE_PASSWORD',
  REDIS_URL: 'REDIS_PASSWORD',
};

/** What is wrong with one variable. */
export class EnvFault extends Error {
  constructor(
    readonly variable: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Fills variables from files and addresses from passwords: `NAME_FILE` names the file that holds NAME, for every name
 * that has no such variable of its own. A file keeps a secret out of `docker inspect` and of a process's environment.
 * @throws EnvFault
 */
export function resolveSecrets(names: readonly string[], source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const resolved: NodeJS.ProcessEnv = { ...source };
  for (const name of names) {
    const value = valueOf(name, names, source);
    if (value !== undefined) resolved[name] = value;
    const secret = PASSWORD_OF[name];
    const password = secret && valueOf(secret, names, source);
    if (password) resolved[name] = withPassword(name, value, password);
  }
  return resolved;
}

function valueOf(name: string, names: readonly string[], source: NodeJS.ProcessEnv): string | undefined {
  const variable = `${name}_FILE`;
  const file = source[variable];
  // Compose files set a variable to the empty string to leave it unset.
  if (!file || names.includes(variable)) return source[name];
  if (source[name]) throw new EnvFault(variable, `${name} is set as well`);
  try {
    // A deployment mounts an empty file for a secret that it does not have.
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new EnvFault(variable, `${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function withPassword(name: string, url: string | undefined, password: string): string {
  if (url === undefined || !URL.canParse(url)) throw new EnvFault(name, 'it must be an address');
  const parsed = new URL(url);
  if (parsed.password) throw new EnvFault(name, `${PASSWORD_OF[name]} is set, so the address must hold none`);
  parsed.password = password;
  return parsed.toString();
}
