import { FAIRNESS, type SubmissionKind } from '@evident/contracts';
import type { RowChoice } from '@evident/kit';
import { decayedUseSql, msSince } from '../submissions/decayed-use.js';

/** `fairRank` of contracts. A user's turn comes nearer from the last use on, or from the row's arrival. */
const RANK = `floor(GREATEST(COALESCE(${decayedUseSql('u')}, 0)
  - ${FAIRNESS.agingShare} * ${msSince('GREATEST(first.created_at, u.used_at)')}, 0) / ${FAIRNESS.stepMs})`;

/**
 * The order of the users whose rows wait: who has nothing judged now, then who has used the least, then priority and
 * arrival.
 */
export const FAIR_ORDER = `COALESCE(r.jobs, 0), ${RANK}, first.priority, first.created_at`;

/**
 * The waiting row that a worker should get. Each user stands in line with one row, so two claims at the same moment
 * never take two rows of one user while another user waits.
 *
 * The status is compared as an expression, so that PostgreSQL finds each user's row by its id. With the plain column it may
 * take an index of waiting rows instead, and read all of it for each user.
 */
export const fairChoice = (kind: SubmissionKind, workerId: string): RowChoice => ({
  idQuery: (at) => `
    SELECT s.id FROM submission s
      JOIN (SELECT DISTINCT ON (user_id) id, priority, created_at FROM submission
             WHERE status = 'queued' AND kind = $${at} AND not_before <= now()
             ORDER BY user_id, priority, created_at) first ON first.id = s.id
      LEFT JOIN (SELECT user_id, count(*) AS jobs, bool_or(worker_id = $${at + 1} AND kind = $${at}) AS here
                   FROM submission WHERE status = 'judging' AND lease_until > now() GROUP BY user_id) r
        ON r.user_id = s.user_id
      LEFT JOIN judge_usage u ON u.user_id = s.user_id
     WHERE s.status || '' = 'queued' AND r.here IS NOT TRUE
     ORDER BY ${FAIR_ORDER}
     LIMIT 1 FOR UPDATE OF s SKIP LOCKED`,
  values: [kind, workerId],
});
