import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The registry of the process. The ops server serves it. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export const rpcServed = new Histogram({
  name: 'rpc_served_seconds',
  help: 'Time to serve an RPC call, by call and outcome',
  labelNames: ['call', 'code'] as const,
  buckets: SECONDS,
  registers: [registry],
});

export function counter<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
): Counter<L> {
  return new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
}

/** @param collect called at each scrape to set the value. */
export function gauge<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
  collect?: (gauge: Gauge<L>) => void | Promise<void>,
): Gauge<L> {
  return new Gauge<L>({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    ...(collect && {
      collect(this: Gauge<L>) {
        return collect(this);
      },
    }),
  });
}

export function histogram<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
  buckets = SECONDS,
): Histogram<L> {
  return new Histogram({ name, help, labelNames: [...labelNames], buckets, registers: [registry] });
}
