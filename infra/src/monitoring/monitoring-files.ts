import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
});

export type AlertRule = z.infer<typeof Rules>['groups'][number]['rules'][number];

const textOf = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

export const alertRules = (root: string): AlertRule[] =>
  Rules.parse(parse(textOf(root, 'infra/monitoring/alerts.yml'))).groups.flatMap(({ rules }) => rules);

const dashboardPanels = (root: string): z.infer<typeof Dashboard>['panels'] =>
  Dashboard.parse(JSON.parse(textOf(root, 'infra/monitoring/grafana/evident.json'))).panels;

/** Every expression of a panel or an alert, by its title. */
export const monitoredExpressions = (root: string): { from: string; expression: string }[] => [
  ...alertRules(root).map(({ alert, expr }) => ({ from: `alert ${alert}`, expression: expr })),
  ...dashboardPanels(root).flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ from: `panel ${title}`, expression: expr })),
  ),
];
