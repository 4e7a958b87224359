import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { REPOSITORY } from '../../launcher/settings.js';

/** Where the plan and the script stand; k6 reads them as they are. */
export const FOLDER = path.join(REPOSITORY, 'infra/src/benches/load');

const Shares = z.record(z.string(), z.number().positive());
const Goal = z.object({ requestsPerS: z.number().positive(), p99Ms: z.number().positive() });
const Plan = z.object({
  reads: Shares,
  submits: Shares,
  mix: Shares,
  goals: z.object({ reads: Goal, submits: Goal }),
});
export type Plan = z.infer<typeof Plan>;
export type Part = 'reads' | 'submits' | 'mix';

export const readPlan = (folder = FOLDER): Plan =>
  Plan.parse(JSON.parse(readFileSync(path.join(folder, 'load-plan.json'), 'utf8')));

/**
 * Accounts that are needed so that none is refused for its open submissions, even if nothing is judged meanwhile.
 * @param rate of requests a second @param share of the submissions among them, from 0 to 1
 */
export const accountsFor = (rate: number, share: number, seconds: number, openEach: number): number =>
  Math.max(1, Math.ceil((rate * share * seconds) / openEach));

export const shareOf = (shares: Readonly<Record<string, number>>, name: string): number =>
  (shares[name] ?? 0) / Object.values(shares).reduce((sum, share) => sum + share, 0);
