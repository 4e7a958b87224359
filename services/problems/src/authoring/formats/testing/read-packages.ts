import { parsePackage, type ProblemPackage } from '@evident/catalogue';
import type { StoredTest } from '@evident/contracts';
import type { ForeignPackage } from '../package-draft.js';

/** The id of a problem that is written. */
export const PROBLEM_ID = '2f7b6c8e-8a55-4a3c-b1d4-6f0d6f1c2a10';

export const parsed = ({ files }: ForeignPackage): ProblemPackage =>
  parsePackage('split-it', files, { isImport: true });

/** The tests that stand in the files of a package. */
export const testsOf = (pack: ProblemPackage): StoredTest[] => [
  ...pack.samples.map(({ id, input, answer }) => ({ id, input, answer, hidden: false })),
  ...pack.hidden.map(({ id, input, answer }) => ({ id, input, answer, hidden: true })),
];

/** Everything but the hash of the files. */
export const contentOf = (pack: ProblemPackage): ProblemPackage => ({ ...pack, contentHash: '' });
