import { readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@evident/kit/testing/index';
import { monitoredExpressions } from '@evident/infra/monitoring/monitoring-files';
import { familyOf, metricsOf } from '@evident/infra/monitoring/promql';
import { product } from '../support/product.js';

const ROOT = path.resolve(__dirname, '../..');

/** The names of the metrics that the operations ports of the running services answer. */
async function exported(): Promise<Set<string>> {
  const list = readFileSync(path.join(product.dataDir, 'processes.json'), 'utf8');
  const ports = Object.values(JSON.parse(list) as Record<string, { opsPort?: number }>).flatMap(
    ({ opsPort }) => (opsPort === undefined ? [] : [opsPort]),
  );
  const texts = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  return new Set(texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)));
}

test('the running product exports every metric that a panel or an alert reads', async () => {
  const known = await exported();
  expect(known.size).toBeGreaterThan(40);
  const missing = monitoredExpressions(ROOT).flatMap(({ from, expression }) =>
    metricsOf(expression)
      .map(({ metric }) => metric)
      .filter((metric) => metric !== 'up' && !known.has(metric) && !known.has(familyOf(metric)))
      .map((metric) => `${from}: ${metric}`),
  );
  expect(missing).toEqual([]);
});

test('a worker of the running product is counted', async () => {
  const list = JSON.parse(readFileSync(path.join(product.dataDir, 'processes.json'), 'utf8')) as Record<
    string,
    { opsPort: number }
  >;
  await until('the worker to be counted', async () => {
    const answer = await fetch(`http://127.0.0.1:${list['problems']?.opsPort}/metrics`);
    return /^judge_workers 1$/m.test(await answer.text());
  });
});
