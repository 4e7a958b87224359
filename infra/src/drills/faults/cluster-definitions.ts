import path from 'node:path';
import { STAND_IN_MODEL_KEY, type ServiceName } from '@evident/contracts';
import type { Secrets } from '../../launcher/secrets.js';
import { defineServices, type BackingUrls, type ServicePorts } from '../../launcher/service-definitions.js';
import type { ServiceDefinition } from '../../launcher/child-service.js';
import type { Settings } from '../../launcher/settings.js';
import { FaultyRelay } from './faulty-relay.js';

export type Target = 'postgres' | 'redis' | 'problems' | 'problems-judging' | 'billing' | 'ai' | 'ai-judging';

/** One process of a service. */
export interface Instance {
  /** `judge-worker-2`. */
  name: string;
  service: ServiceName;
  definition: ServiceDefinition;
}

/** The connections of one process to one server. */
export interface Link {
  from: string;
  service: ServiceName;
  to: Target;
  relay: FaultyRelay;
}

/** What each process may be told apart from the others of its service. */
interface Copy {
  opsPort: number;
  env: Record<string, string>;
}

const TARGET_OF: Readonly<Record<string, Target>> = {
  DATABASE_URL: 'postgres',
  REDIS_URL: 'redis',
  PROBLEMS_RPC_URL: 'problems',
  PROBLEMS_JUDGE_RPC_URL: 'problems-judging',
  BILLING_RPC_URL: 'billing',
  AI_RPC_URL: 'ai',
  AI_JUDGE_RPC_URL: 'ai-judging',
};

/** A crashed process is started again after this time, as by a container's restart policy. */
const RESTART_DELAY_MS = 300;

export interface ClusterPlan {
  settings: Settings;
  secrets: Secrets;
  backing: BackingUrls;
  ports: ServicePorts;
  rpcKeyFiles: Readonly<Record<ServiceName, string>>;
  /** A built catalogue. */
  catalogueDir: string;
  /** Of the stand-in model provider. */
  modelOrigin: string;
  gateways: readonly Copy[];
  workers: readonly Copy[];
}

function variantsOf(definition: ServiceDefinition, copies: readonly Copy[]): ServiceDefinition[] {
  return copies.map(({ opsPort, env }, at) => ({
    ...definition,
    name: `${definition.name}-${at + 1}`,
    opsPort,
    env: { ...definition.env, OPS_PORT: String(opsPort), ...env },
  }));
}

/** Learners of the drill call the API only. */
function withoutPages({ FRONTEND_DIR: _pages, ...env }: Record<string, string>): Record<string, string> {
  return env;
}

/** Two gateways, three workers, and one process of each other service. The payment provider is left out. */
export function instancesOf(plan: ClusterPlan): Instance[] {
  const { settings, secrets, backing, ports, rpcKeyFiles } = plan;
  const model = {
    AI_PROVIDER: 'openai',
    AI_BASE_URL: `${plan.modelOrigin}/v1`,
    AI_MODEL: 'stand-in',
    AI_API_KEY: `${STAND_IN_MODEL_KEY}1`,
    AI_OWN_SERVER: '1',
    AI_BUDGET_DAY: '1000000000',
    AI_BUDGET_USER_DAY: '1000000000',
  };
  const definitions = defineServices(settings, secrets, backing, ports, rpcKeyFiles);
  return definitions
    .filter(({ name }) => name !== 'payment-stand-in')
    .flatMap((definition) => {
      const service = definition.name as ServiceName;
      const base = {
        ...definition,
        restartDelayMs: RESTART_DELAY_MS,
        env: {
          ...withoutPages(definition.env),
          ...(service === 'ai' && model),
          ...(service === 'problems' && { CATALOGUE_DIR: plan.catalogueDir }),
        },
      };
      const variants =
        service === 'gateway'
          ? variantsOf(base, plan.gateways)
          : service === 'judge-worker'
            ? variantsOf(base, plan.workers)
            : [base];
      return variants.map((variant) => ({ name: variant.name, service, definition: variant }));
    });
}

function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.toString();
}

/** Puts a relay of its own into each connection of each instance. @param portOf a server's port at this moment */
export async function relayAll(
  instances: readonly Instance[],
  portOf: (target: Target) => number,
): Promise<Link[]> {
  const links: Link[] = [];
  for (const { name, service, definition } of instances)
    for (const [variable, to] of Object.entries(TARGET_OF)) {
      const url = definition.env[variable];
      if (url === undefined) continue;
      const relay = await FaultyRelay.start(() => portOf(to));
      definition.env[variable] = withPort(url, relay.port);
      links.push({ from: name, service, to, relay });
    }
  return links;
}

export const cacheFolder = (dataDir: string, worker: number): string => path.join(dataDir, `judge-${worker}`);
