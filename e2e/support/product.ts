import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_BASE } from '@evident/contracts';

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run through Jest, whose global setup starts the product.`);
  return value;
}

/** The running product that the global setup started. */
export const product = {
  get origin(): string {
    return given('E2E_ORIGIN');
  },
  get api(): string {
    return `${given('E2E_ORIGIN')}${API_BASE}`;
  },
  get databaseUrl(): string {
    return given('E2E_DATABASE_URL');
  },
  get redisUrl(): string {
    return given('E2E_REDIS_URL');
  },
  /** Folder of its secrets, logs and process list. */
  get dataDir(): string {
    return given('E2E_DATA_DIR');
  },
  get admin(): { email: string; password: string } {
    return { email: given('E2E_ADMIN_EMAIL'), password: given('E2E_ADMIN_PASSWORD') };
  },
  /** Process id of a service, as it is now. */
  pidOf(service: string): number {
    const list = JSON.parse(readFileSync(path.join(product.dataDir, 'processes.json'), 'utf8')) as Record<
      string,
      { pid: number }
    >;
    const pid = list[service]?.pid;
    if (pid === undefined) throw new Error(`No process of ${service} is running`);
    return pid;
  },
};
