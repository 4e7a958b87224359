import { holdFreePort, type HeldPort } from '@evident/kit/free-port';
import type { ServiceDefinition } from '../../launcher/child-service.js';

/** How many processes of each service a product has. */
export interface Copies {
  gateways: number;
  problems: number;
  workers: number;
}

const COPIED = [
  ['gateway', 'gateways'],
  ['problems', 'problems'],
  ['judge-worker', 'workers'],
] as const;

/** Further processes of services, which know each other's addresses from the beginning: `gateway-2`, `judge-worker-3`. */
export class CopiedServices {
  private constructor(
    private readonly copies: Copies,
    private readonly holds: readonly HeldPort[],
    /** Of the balancer before the gateways, when there is one. */
    readonly balancerPort: number,
    private readonly ports: readonly number[],
    readonly gatewayPorts: readonly number[],
  ) {}

  static async hold(copies: Copies): Promise<CopiedServices> {
    const more = 3 * (copies.gateways + copies.problems + copies.workers);
    const holds = await Promise.all(Array.from({ length: 1 + copies.gateways + more }, () => holdFreePort()));
    const [balancer = 0, ...ports] = holds.map(({ port }) => port);
    const gatewayPorts = ports.slice(0, copies.gateways - 1);
    return new CopiedServices(copies, holds, balancer, ports.slice(copies.gateways - 1), gatewayPorts);
  }

  /** @param env of all processes of a service, by its name */
  arrange(
    definitions: readonly ServiceDefinition[],
    env: Readonly<Record<string, Record<string, string>>> = {},
  ): ServiceDefinition[] {
    const ports = [...this.ports];
    const copies = COPIED.flatMap(([name, many]) => {
      const found = definitions.find((each) => each.name === name);
      if (!found) throw new Error(`There is no service ${name}`);
      return Array.from({ length: this.copies[many] - 1 }, (_, at) => this.copyOf(found, at, ports));
    });
    const problems = copies.filter(({ name }) => name.startsWith('problems-'));
    const also = (variable: string): string[] =>
      problems.map((copy) => `tcp://127.0.0.1:${copy.env[variable] ?? ''}`);
    return [...definitions, ...copies].map((each) => ({
      ...each,
      env: {
        ...each.env,
        ...extended(each.env, 'PROBLEMS_RPC_URL', also('RPC_PORT')),
        ...extended(each.env, 'PROBLEMS_JUDGE_RPC_URL', also('JUDGE_RPC_PORT')),
        ...env[each.name.replace(/-\d+$/, '')],
      },
    }));
  }

  /** @param ports of which it takes its own */
  private copyOf(found: ServiceDefinition, at: number, ports: number[]): ServiceDefinition {
    const take = (): number => ports.shift() ?? 0;
    const opsPort = take();
    const own: Record<string, string> = { OPS_PORT: String(opsPort) };
    if (found.name === 'problems') own['RPC_PORT'] = String(take());
    if (found.name === 'problems') own['JUDGE_RPC_PORT'] = String(take());
    if (found.name === 'gateway') own['PORT'] = String(this.gatewayPorts[at]);
    const cache = found.env['JUDGE_CACHE_DIR'];
    if (cache !== undefined) own['JUDGE_CACHE_DIR'] = `${cache}-${at + 2}`;
    return { ...found, name: `${found.name}-${at + 2}`, opsPort, env: { ...found.env, ...own } };
  }

  release(): void {
    for (const hold of this.holds) hold.release();
  }
}

/** A list of addresses with further ones; nothing where the service has no such list. */
const extended = (
  env: Readonly<Record<string, string>>,
  variable: string,
  added: readonly string[],
): Record<string, string> =>
  env[variable] === undefined ? {} : { [variable]: [env[variable], ...added].join() };
