import type { MatrixRow } from './solution-checks.js';
import { bruteDefects } from './brute-check.js';
import type { Judge } from '../judging/judge.js';
import { judgeMistakes, mistakeDefects } from './mistake-checks.js';
import { openPackage, type PackageUnderTest } from './package-under-test.js';
import { judgeReferences, judgeWrongSolutions, starterDefects, type Depth } from './solution-checks.js';
import { staticDefects } from './static-checks.js';

interface VerifiedTest {
  id: string;
  hidden: boolean;
  /** Number of wrong solutions that fail it, and of mistakes that it is the first to refuse. */
  kills: number;
}

/** What verifying one package found. */
export interface Verification {
  slug: string;
  depth: Depth;
  /** One sentence for each thing to fix; empty when the package is right. */
  defects: string[];
  /** One sentence for each reference that has less room than a third of its limit leaves. A defect, unless the machine is slow. */
  tight: string[];
  tests: VerifiedTest[];
  rows: MatrixRow[];
  seconds: number;
}

/** Whether nothing is to be fixed, on a machine of the usual speed. */
export const isGreen = ({ defects, tight }: Pick<Verification, 'defects' | 'tight'>): boolean =>
  defects.length === 0 && tight.length === 0;

/**
 * Never throws: an error that stops the verification is reported as a defect.
 * @param folder of packages; by default this repository's
 */
export async function verifyPackage(
  slug: string,
  judge: Judge,
  depth: Depth = 'full',
  folder?: string,
): Promise<Verification> {
  const began = performance.now();
  const verification: Verification = {
    slug,
    depth,
    defects: [],
    tight: [],
    tests: [],
    rows: [],
    seconds: 0,
  };
  try {
    await verify(await openPackage(slug, { folder, built: depth === 'quick' }), judge, verification);
  } catch (error) {
    verification.defects.push(error instanceof Error ? error.message : String(error));
  }
  verification.seconds = (performance.now() - began) / 1_000;
  return verification;
}

async function verify(subject: PackageUnderTest, judge: Judge, into: Verification): Promise<void> {
  into.defects.push(...staticDefects(subject));
  const references = await judgeReferences(subject, judge);
  const wrong = await judgeWrongSolutions(subject, judge, into.depth);
  into.rows.push(...references.rows, ...wrong.rows);
  into.defects.push(...references.defects, ...wrong.defects);
  into.tight.push(...references.tight);
  into.defects.push(...(await starterDefects(subject, judge)));
  into.defects.push(...(await bruteDefects(subject, judge, into.depth)));
  // Hundreds of programs take minutes, so only a full verification judges them.
  const mistakes = into.depth === 'full' ? await judgeMistakes(subject, judge) : [];
  into.defects.push(...mistakeDefects(mistakes));
  into.tests.push(
    ...subject.tests.map(({ id, hidden }, at) => ({
      id,
      hidden,
      kills:
        wrong.rows.filter(({ tests }) => (tests[at] ?? 'accepted') !== 'accepted').length +
        mistakes.filter(({ killer }) => killer === id).length,
    })),
  );
  // Only the full matrix shows every wrong solution that a test fails.
  if (into.depth === 'full') into.defects.push(...idleTests(subject, into.tests));
}

/** Hidden tests that no wrong solution or mistake fails and that cover no size which another test does not have already. */
function idleTests({ pack, tests }: PackageUnderTest, verified: readonly VerifiedTest[]): string[] {
  const sizes = new Map(
    pack.manifest.generated.map((test) => [test.name, `${test.family} ${JSON.stringify(test.sizes)}`]),
  );
  const lengths = tests.map(({ input }) => input.length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const seen = new Set<string>();
  return verified.flatMap(({ id, hidden, kills }, at) => {
    const size = sizes.get(id) ?? '';
    const isNewSize = size !== '' && !seen.has(size);
    seen.add(size);
    const isEdge = lengths[at] === shortest || lengths[at] === longest;
    return hidden && kills === 0 && !isNewSize && !isEdge
      ? [
          `test ${id} kills no wrong solution and covers no size: add the wrong solution it guards against, or drop it`,
        ]
      : [];
  });
}
