import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import { catalogueProblem } from '../../analysis-programs/catalogue-problem.js';
import { openPackage } from '../../catalogue-tools/package-under-test.js';

/** A problem of the catalogue with all its tests, as the analysis gets it in the product. */
export async function wholeCatalogueProblem(slug: string): Promise<ProblemContext> {
  const { tests } = await openPackage(slug, { built: true });
  return {
    ...catalogueProblem(slug),
    tests: tests.map(({ id, input, answer, hidden }) => ({ id, input, answer, hidden })),
  };
}
