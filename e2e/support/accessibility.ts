import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface Finding {
  rule: string;
  impact: string;
  where: string[];
}

const VIOLATIONS: RunOptions = { resultTypes: ['violations'] };

/** @returns what axe calls serious or critical on the page in its present state. */
export async function seriousFindings(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (run) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(run),
    VIOLATIONS,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => ({
      rule: id,
      impact: impact ?? '',
      where: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)}: ${node.failureSummary}`),
    }));
}
