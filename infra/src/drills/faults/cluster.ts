import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILT_CATALOGUE, readManifest, readTestSet, writeManifest, writeTestSet } from '@evident/catalogue';
import type { ServiceName } from '@evident/contracts';
import { holdFreePort, type HeldPort } from '@evident/kit/free-port';
import { ModelStandIn } from '@evident/stand-ins/model-provider/model-provider';
import type { PostgresServer } from '../../backing/postgres.js';
import { ChildService } from '../../launcher/child-service.js';
import { writeRpcKeyFiles } from '../../launcher/rpc-key-files.js';
import { migrateSchemas } from '../../launcher/schemas.js';
import { loadSecrets } from '../../launcher/secrets.js';
import { holdServicePorts, type ServicePorts } from '../../launcher/service-definitions.js';
import { readSettings } from '../../launcher/settings.js';
import { crashPostgres, startCrashedPostgres } from '../postgres-crash.js';
import { until } from '@evident/kit/testing/index';
import {
  cacheFolder,
  instancesOf,
  relayAll,
  type Instance,
  type Link,
  type Target,
} from './cluster-definitions.js';
import type { FaultyRelay } from './faulty-relay.js';
import { mutated, type Mutant } from './mutants.js';
import { RedisUnderTest } from './redis-under-test.js';
import { asOwner } from './stored-facts.js';
import { SmallDisk } from './small-disk.js';

const GATEWAYS = 2;
const WORKERS = 3;
const HEALTHY_MS = 60_000;
/** The one problem of the catalogue. Analyses of its programs are measured, so they cost a token. */
export const MEASURED_PROBLEM = 'single-number';
export const ADMIN = { email: 'admin@evident.local', password: 'drill-administrator' };

interface Running extends Instance {
  child: ChildService;
}

/** The whole product with two gateways and three judge workers, and a relay in every connection between its parts. */
export class Cluster {
  /** Processes that were killed, the servers included. */
  kills = 0;
  private running: Running[] = [];
  private allLinks: readonly Link[] = [];

  private constructor(
    readonly dataDir: string,
    readonly disk: SmallDisk,
    private postgres: PostgresServer,
    readonly redis: RedisUnderTest,
    private readonly model: ModelStandIn,
    private readonly ports: ServicePorts,
    private readonly gatewayPorts: readonly number[],
    private readonly holds: readonly HeldPort[],
  ) {}

  static async start(): Promise<Cluster> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'evident-faults-'));
    // Sandboxed programs run as other users and must reach the folder.
    chmodSync(dataDir, 0o755);
    const disk = SmallDisk.mount(path.join(dataDir, 'disk'));
    const postgres = await startCrashedPostgres(path.join(disk.folder, 'postgres'));
    const redis = await RedisUnderTest.start(path.join(dataDir, 'redis'));
    const { ports, holds } = await holdServicePorts();
    const more = await Promise.all(Array.from({ length: 2 * GATEWAYS + WORKERS }, () => holdFreePort()));
    const numbers = more.map(({ port }) => port);
    const gatewayPorts = numbers.slice(0, GATEWAYS);
    const model = new ModelStandIn();
    const cluster = new Cluster(dataDir, disk, postgres, redis, model, ports, gatewayPorts, [
      ...holds,
      ...more,
    ]);
    try {
      await cluster.bringUp(numbers.slice(GATEWAYS));
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Where browsers find the product, one address a gateway. The first one is also the only origin that is admitted. */
  get origins(): readonly string[] {
    return this.gatewayPorts.map((port) => `http://localhost:${port}`);
  }

  /** Of the owner, past the relays. */
  get databaseUrl(): string {
    return this.postgres.adminUrl;
  }

  names(service?: ServiceName): string[] {
    return this.running.filter((each) => !service || each.service === service).map(({ name }) => name);
  }

  links(wanted: { service?: ServiceName; from?: string; to?: Target }): FaultyRelay[] {
    return this.allLinks
      .filter(
        (link) =>
          (!wanted.service || link.service === wanted.service) &&
          (!wanted.from || link.from === wanted.from) &&
          (!wanted.to || link.to === wanted.to),
      )
      .map(({ relay }) => relay);
  }

  /** `kill -9`; the process is started again soon. @returns false when it does not run at the moment */
  kill(name: string): boolean {
    const killed = this.signal(this.one(name), 'SIGKILL');
    if (killed) this.kills += 1;
    return killed;
  }

  freeze(name: string): void {
    this.signal(this.one(name), 'SIGSTOP');
  }

  thaw(name: string): void {
    this.signal(this.one(name), 'SIGCONT');
  }

  /** The process that calls itself so in a claim. */
  workerOf(workerId: string): string | undefined {
    return this.running.find(({ child }) => workerId.includes(`-${child.pid}-`))?.name;
  }

  crashPostgres(): void {
    this.kills += 1;
    crashPostgres(this.postgres);
  }

  killRedis(): void {
    this.kills += 1;
    this.redis.kill();
  }

  async restartPostgres(): Promise<void> {
    this.postgres = await startCrashedPostgres(path.join(this.disk.folder, 'postgres'));
  }

  /** Starts PostgreSQL where it has ended. */
  async ensurePostgres(): Promise<void> {
    const answers = await asOwner(this.databaseUrl, (owner) => owner.query('SELECT 1')).catch(
      () => undefined,
    );
    if (!answers) await this.restartPostgres();
  }

  /** Restarts the services of a mutant with the fault in them, or without any. */
  async become(mutant: Mutant | null, services: readonly ServiceName[]): Promise<void> {
    const changed = this.running.filter(({ service }) => services.includes(service));
    await Promise.all(
      changed.map(({ service, definition, child }) => {
        mutated(service, definition, mutant);
        return child.restart();
      }),
    );
  }

  /** Ends whatever a fault has left behind. */
  mend(): void {
    for (const { relay } of this.allLinks) relay.mend();
    for (const each of this.running) this.signal(each, 'SIGCONT');
    this.redis.thaw();
    this.disk.clear();
  }

  /** Waits until every process serves. */
  async healthy(): Promise<void> {
    await Promise.all(
      this.running.map(({ name, definition }) =>
        until(`${name} to serve`, () => isReady(definition.opsPort ?? 0), HEALTHY_MS),
      ),
    );
  }

  async stop(): Promise<void> {
    for (const each of this.running) this.signal(each, 'SIGCONT');
    await Promise.all(
      [...this.running].reverse().map(async ({ child }) => {
        await child.stop();
        child.close();
      }),
    );
    await Promise.all(this.allLinks.map(({ relay }) => relay.close()));
    await this.model.close();
    await this.redis.stop();
    this.postgres.stop('immediate');
    this.disk.unmount();
    for (const held of this.holds) held.release();
    if (!process.env['DRILL_KEEP']) rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async bringUp(moreOpsPorts: readonly number[]): Promise<void> {
    const { dataDir } = this;
    const settings = readSettings({
      PORT: String(this.gatewayPorts[0]),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      JUDGE_CONCURRENCY: '1',
    });
    const { secrets } = loadSecrets(dataDir, { adminPassword: ADMIN.password });
    await migrateSchemas(this.databaseUrl, secrets);
    const catalogueDir = path.join(dataDir, 'catalogue');
    await writeSmallCatalogue(catalogueDir);
    const logDir = path.join(dataDir, 'logs');
    mkdirSync(logDir);
    const instances = instancesOf({
      settings,
      secrets,
      backing: {
        adminDatabaseUrl: this.databaseUrl,
        redisUrl: this.redis.urls.url,
        redisUrls: this.redis.urls.urls,
      },
      ports: this.ports,
      rpcKeyFiles: writeRpcKeyFiles(dataDir),
      catalogueDir,
      modelOrigin: await this.model.listen(),
      gateways: this.gatewayPorts.map((port, at) => ({
        opsPort: moreOpsPorts[at] ?? 0,
        env: { PORT: String(port) },
      })),
      workers: Array.from({ length: WORKERS }, (_, at) => ({
        opsPort: moreOpsPorts[GATEWAYS + at] ?? 0,
        env: { JUDGE_CACHE_DIR: cacheFolder(dataDir, at + 1) },
      })),
    });
    this.allLinks = await relayAll(instances, (target) => this.portOf(target));
    this.running = instances.map((instance) => ({
      ...instance,
      child: new ChildService(instance.definition, logDir, () => undefined),
    }));
    await Promise.all(this.running.map(({ child }) => child.start()));
  }

  private portOf(target: Target): number {
    const { ports } = this;
    switch (target) {
      case 'postgres':
        return Number(new URL(this.databaseUrl).port);
      case 'redis':
        return this.redis.port;
      case 'problems':
        return ports.problemsRpc;
      case 'problems-judging':
        return ports.problemsJudge;
      case 'billing':
        return ports.billingRpc;
      case 'ai':
        return ports.aiRpc;
      case 'ai-judging':
        return ports.aiJudge;
    }
  }

  private one(name: string): Running {
    const found = this.running.find((each) => each.name === name);
    if (!found) throw new Error(`There is no process ${name}`);
    return found;
  }

  private signal({ child }: Running, signal: NodeJS.Signals): boolean {
    if (child.pid === undefined) return false;
    try {
      return process.kill(child.pid, signal);
    } catch {
      return false;
    }
  }
}

const isReady = (opsPort: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${opsPort}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function writeSmallCatalogue(folder: string): Promise<void> {
  const problem = (await readManifest(BUILT_CATALOGUE))?.problems.find(
    ({ slug }) => slug === MEASURED_PROBLEM,
  );
  if (!problem) throw new Error(`The catalogue was built without ${MEASURED_PROBLEM}`);
  await writeTestSet(folder, await readTestSet(BUILT_CATALOGUE, problem.testSetHash));
  await writeManifest(folder, [problem], [], []);
}
