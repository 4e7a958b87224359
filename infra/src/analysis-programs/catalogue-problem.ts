import { createHash } from 'node:crypto';
import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import { checkerOf, readPackage } from '@evident/catalogue';

/** A problem of the catalogue with its samples and hand-written tests; the generated tests are left out. */
export function catalogueProblem(slug: string): ProblemContext {
  const pack = readPackage(slug);
  const { manifest } = pack;
  return contextOf(slug, {
    title: manifest.title,
    checker: checkerOf(pack),
    timeLimitMs: manifest.timeLimitMs,
    ...(Object.keys(manifest.timeLimitsMs).length > 0 && { timeLimitsMs: manifest.timeLimitsMs }),
    memoryLimitKb: manifest.memoryLimitKb,
    tests: [
      ...pack.samples.map(({ id, input, answer }) => ({ id, input, answer, hidden: false })),
      ...pack.hidden.map(({ id, input, answer }) => ({ id, input, answer, hidden: true })),
    ],
    references: pack.references,
    complexity: manifest.complexity,
    generator: pack.generatorSource,
    validator: pack.validatorSource,
    small: manifest.small,
  });
}

/** @param rest everything that the analysis reads; the revision is a hash of it */
export function contextOf(
  slug: string,
  rest: Omit<ProblemContext, 'problemId' | 'revision' | 'statement'>,
): ProblemContext {
  const revision = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 16);
  return { problemId: slug, revision: `${slug}-${revision}`, statement: '', ...rest };
}
