import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface Finding {
  rule: string;
  impact: string;
  where: string[];
}

/**
 * @returns what axe calls serious or critical on the page in its present state.
 * @param rules checks only these; for pages on which the others have just passed.
 */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const { violations } = await page.evaluate(
    (run) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(run),
    options,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => ({
      rule: id,
      impact: impact ?? '',
      where: nodes.slice(0, 3).map((node) => node.html.slice(0, 160)),
    }));
}
