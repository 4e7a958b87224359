import '@evident/ai/ai.service-options';
import '@evident/billing/billing.service-options';
import '@evident/gateway/gateway.service-options';
import '@evident/judge-worker/judge-worker.service-options';
import { registry } from '@evident/kit';
import '@evident/problems/problems.service-options';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { alertRules, monitoredExpressions } from './monitoring-files.js';
import { familyOf, metricsOf } from './promql.js';

const ROOT = path.resolve(__dirname, '../../..');
/** Prometheus itself adds these. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['instance', 'job'] };

/** What all services register, with the labels of each metric. */
const registered = new Map(
  registry
    .getMetricsAsArray()
    .map((metric) => [metric.name, (metric as unknown as { labelNames: string[] }).labelNames ?? []]),
);

/** What in an expression no service exports. */
function unknownIn(expression: string): string[] {
  return metricsOf(expression).flatMap(({ metric, labels }) => {
    if (OF_PROMETHEUS.metrics.includes(metric)) return [];
    const known = registered.get(familyOf(metric)) ?? registered.get(metric);
    if (!known) return [metric];
    return labels
      .filter((label) => !known.includes(label) && !OF_PROMETHEUS.labels.includes(label))
      .map((label) => `${metric}{${label}}`);
  });
}

test.each(monitoredExpressions(ROOT))(
  '$from reads metrics and labels that a service has',
  ({ expression }) => {
    expect(metricsOf(expression)).not.toEqual([]);
    expect(unknownIn(expression)).toEqual([]);
  },
);

test('a metric or a label that was renamed is noticed', () => {
  expect(unknownIn('max by (kind) (judging_queue_length)')).toEqual(['judging_queue_length']);
  expect(unknownIn('sum(rate(judging_refusals_total{reason="x"}[5m]))')).toEqual([
    'judging_refusals_total{reason}',
  ]);
  expect(unknownIn('max by (lane) (judging_queue_depth)')).toEqual(['judging_queue_depth{lane}']);
  expect(unknownIn('judge_cores{state="free"} == 0 and on () max(judge_worker) > 0')).toEqual([
    'judge_worker',
  ]);
});

test('each alert has its paragraph in the runbook, and each paragraph its alert', () => {
  const runbook = readFileSync(path.join(ROOT, 'docs/runbook.md'), 'utf8');
  const headings = [...runbook.matchAll(/^## (\w+)\n\n\S/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(alertRules(ROOT).map(({ alert }) => alert));
  for (const { alert, annotations } of alertRules(ROOT))
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
});

test('each alert has a case in the tests of the rules in which it fires, and each case its alert', () => {
  const text = readFileSync(path.join(ROOT, 'infra/monitoring/alerts.test.yml'), 'utf8');
  const { tests } = parse(text) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
  };
  const cases = tests.flatMap(({ alert_rule_test: each }) => each);
  const known = alertRules(ROOT).map(({ alert }) => alert);
  const firing = new Set(
    cases.filter(({ exp_alerts: fired }) => fired?.length).map((each) => each.alertname),
  );
  expect(known.filter((name) => !firing.has(name))).toEqual([]);
  expect(cases.map(({ alertname }) => alertname).filter((name) => !known.includes(name))).toEqual([]);
});
