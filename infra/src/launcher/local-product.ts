import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { holdPort, type HeldPort } from '@evident/kit/free-port';
import { makePrivate, privateFolder, writePrivate } from '../backing/private-files.js';
import { startBacking, type Backing } from './backing-urls.js';
import { ChildService, type ServiceDefinition } from './child-service.js';
import { LaunchError } from './launch-error.js';
import { migrateSchemas } from './schemas.js';
import { writeRpcKeyFiles } from './rpc-key-files.js';
import { loadSecrets } from './secrets.js';
import { defineServices, holdServicePorts } from './service-definitions.js';
import type { Settings } from './settings.js';

export interface LocalProductOptions {
  settings: Settings;
  /** Called after each finished step. */
  onStep?: (title: string, seconds: number, note?: string) => void;
  onCrash?: (service: string, output: string) => void;
  /** The first service's debugger listens here, the next one's at the next port. */
  inspectFrom?: number;
  /** Changes the services before they start; for drills. */
  arrange?: (definitions: ServiceDefinition[]) => ServiceDefinition[];
}

/** The whole product on this machine: backing servers and one child process a service. */
export class LocalProduct {
  private backing: Backing | undefined;
  private services: ChildService[] = [];
  private holds: HeldPort[] = [];
  /** Set at the first start on this data folder. */
  adminCredentials: { email: string; password: string } | undefined;

  constructor(private readonly options: LocalProductOptions) {}

  get origin(): string {
    return `http://localhost:${this.options.settings.PORT}`;
  }

  /** URLs of the owner's database connection and of Redis; for tests and drills. */
  get backingUrls(): Backing {
    if (!this.backing) throw new LaunchError('The product is not running.');
    return this.backing;
  }

  service(name: string): ChildService {
    const found = this.services.find((service) => service.definition.name === name);
    if (!found) throw new LaunchError(`There is no service ${name}.`);
    return found;
  }

  serviceNames(): string[] {
    return this.services.map((service) => service.definition.name);
  }

  /** @throws LaunchError with one sentence; what had started is stopped again. */
  async start(): Promise<void> {
    const { settings } = this.options;
    const held = await holdPort(settings.PORT);
    if (!held) throw new LaunchError(`Port ${settings.PORT} is taken; set PORT to a free one.`);
    this.holds = [held];
    mkdirSync(settings.DATA_DIR, { recursive: true });
    try {
      await this.bringUp();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Services first, in reverse order of their start, then Redis and PostgreSQL. */
  async stop(): Promise<void> {
    for (const service of [...this.services].reverse()) {
      await service.stop();
      service.close();
    }
    this.services = [];
    rmSync(this.processList, { force: true });
    await this.backing?.stop();
    this.backing = undefined;
    for (const held of this.holds) held.release();
    this.holds = [];
  }

  /** `processes.json` in the data folder: pid and ops port of each service, for operators and drills. */
  private get processList(): string {
    return path.join(this.options.settings.DATA_DIR, 'processes.json');
  }

  private writeProcessList(): void {
    const rows = this.services.map(({ definition, pid }) => [
      definition.name,
      { pid, opsPort: definition.opsPort },
    ]);
    writePrivate(this.processList, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
  }

  private async bringUp(): Promise<void> {
    const { settings, onCrash } = this.options;
    const { secrets, first } = loadSecrets(settings.DATA_DIR, { adminPassword: settings.ADMIN_PASSWORD });
    if (first) this.adminCredentials = { email: settings.ADMIN_EMAIL, password: secrets.adminPassword };
    await this.step('start PostgreSQL and Redis', async () => {
      this.backing = await startBacking(settings);
    });
    const backing = this.backingUrls;
    const logDir = path.join(settings.DATA_DIR, 'logs');
    privateFolder(logDir);
    makePrivate(logDir);
    const { ports, holds } = await holdServicePorts();
    this.holds.push(...holds);
    const definitions = defineServices(
      settings,
      secrets,
      backing,
      ports,
      writeRpcKeyFiles(settings.DATA_DIR),
    );
    const { inspectFrom, arrange = (all: ServiceDefinition[]) => all } = this.options;
    this.services = arrange(definitions).map(
      (definition, at) =>
        new ChildService(
          { ...definition, ...(inspectFrom !== undefined && { inspectPort: inspectFrom + at }) },
          logDir,
          onCrash ?? (() => undefined),
          () => this.writeProcessList(),
        ),
    );
    const usesDatabase = ({ definition }: ChildService): boolean => 'DATABASE_URL' in definition.env;
    // A judge tries its sandbox for longer than any other service loads, so it does not wait for the database.
    const early = this.services.filter((service) => !usesDatabase(service)).map((service) => service.start());
    for (const start of early) start.catch(() => undefined);
    await this.step(
      'migrate the database',
      async () => `${await migrateSchemas(backing.adminDatabaseUrl, secrets)} steps`,
    );
    await this.step(`start ${this.services.length} services`, async () => {
      const late = this.services.filter(usesDatabase).map((service) => service.start());
      await Promise.all([...early, ...late]);
    });
  }

  private async step(title: string, work: () => Promise<string | void>): Promise<void> {
    const started = performance.now();
    const note = await work();
    this.options.onStep?.(title, (performance.now() - started) / 1_000, note ?? undefined);
  }
}
