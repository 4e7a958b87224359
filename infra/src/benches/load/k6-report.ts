import { z } from 'zod';

const Trend = z.looseObject({
  count: z.number(),
  'p(50)': z.number(),
  'p(95)': z.number(),
  'p(99)': z.number(),
  max: z.number(),
});
const Metrics = z.record(z.string(), z.looseObject({ values: z.record(z.string(), z.number()) }));

export interface RouteFigures {
  name: string;
  requests: number;
  failed: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  maxMs: number;
}

export interface LoadFigures {
  routes: RouteFigures[];
  /** All requests together. */
  all: RouteFigures;
  requestsPerS: number;
  /** Requests that k6 could not send in time, because all its connections waited. */
  dropped: number;
  sentAgain: number;
  sockets: { opened: number; cut: number; events: number; connectP99Ms: number } | null;
}

/** @param metrics the summary that k6 writes at its end @throws Error when it lacks a route */
export function readSummary(metrics: unknown, names: readonly string[], seconds: number): LoadFigures {
  const all = Metrics.parse(metrics);
  const value = (metric: string, field: string): number => all[metric]?.values[field] ?? 0;
  const figures = (name: string, tag: string): RouteFigures => {
    const trend = Trend.safeParse(all[`http_req_duration${tag}`]?.values);
    if (!trend.success) throw new Error(`k6 reports nothing of ${name}`);
    return {
      name,
      requests: trend.data.count,
      failed: value(`failures${tag}`, 'count'),
      p50Ms: trend.data['p(50)'],
      p95Ms: trend.data['p(95)'],
      p99Ms: trend.data['p(99)'],
      maxMs: trend.data.max,
    };
  };
  const together = figures('all', '');
  const opened = value('sockets_opened', 'count');
  return {
    routes: names.map((name) => figures(name, `{name:${name}}`)),
    all: together,
    requestsPerS: together.requests / seconds,
    dropped: value('dropped_iterations', 'count'),
    sentAgain: value('sent_again', 'count'),
    sockets:
      opened === 0
        ? null
        : {
            opened,
            cut: value('sockets_cut', 'count'),
            events: value('events', 'count'),
            connectP99Ms: value('socket_ms', 'p(99)'),
          },
  };
}

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

/** @returns rows for a table, with a heading */
export function routeRows({ routes, all }: Pick<LoadFigures, 'routes' | 'all'>, seconds: number): string[][] {
  return [
    ['route', 'requests', 'a second', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms'],
    ...[...routes, all].map(({ name, requests, failed, p50Ms, p95Ms, p99Ms, maxMs }) => [
      name,
      `${requests}`,
      (requests / seconds).toFixed(1),
      `${failed}`,
      ms(p50Ms),
      ms(p95Ms),
      ms(p99Ms),
      ms(maxMs),
    ]),
  ];
}

export interface Goal {
  requestsPerS: number;
  p99Ms: number;
}

/** @returns what was missed, a sentence each */
export function missed({ all, requestsPerS, dropped }: LoadFigures, goal: Goal): string[] {
  return [
    ...(requestsPerS < goal.requestsPerS
      ? [`${requestsPerS.toFixed(1)} requests a second, not ${goal.requestsPerS}`]
      : []),
    ...(all.p99Ms > goal.p99Ms ? [`p99 of ${ms(all.p99Ms)} ms, not ${goal.p99Ms}`] : []),
    ...(all.failed > 0 ? [`${all.failed} requests failed`] : []),
    // What was not sent has no time. Up to one in a hundred it could not have moved the p99 by more than a place.
    ...(dropped > all.requests / 100 ? [`${dropped} requests could not be sent in time`] : []),
  ];
}
