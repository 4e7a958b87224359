import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface Finding {
  rule: string;
  impact: string;
  where: string[];
}

/** A finding has the impact of its rule. */
interface Axe {
  _audit: { rules: { id: string; impact: string | null }[] };
  run(options: RunOptions): Promise<AxeResults>;
}

/** @returns what axe calls serious or critical on the page in its present state. */
export async function seriousFindings(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: Axe };
    // The findings of rules with less impact are not asked for, so these rules need not run.
    const mild = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
    return axe.run({
      resultTypes: ['violations'],
      rules: Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }])),
    });
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => ({
      rule: id,
      impact: impact ?? '',
      where: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)}: ${node.failureSummary}`),
    }));
}
