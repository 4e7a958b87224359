import { JudgeJob, QUEUES } from '@evident/contracts';
import { JobProducer } from '@evident/kit';
import type { Fault } from '../fault.js';
import { JUDGES_TWICE, OBEYS_JOBS } from '../product-mutants.js';
import { asOwner } from '../stored-facts.js';

const ROUNDS = 3;
const COPIES = 3;

/** Jobs of rows that wait, are judged now and were judged long ago, each some times. */
const duplicateJobs: Fault = {
  name: 'duplicate and stale jobs',
  mutant: OBEYS_JOBS,
  async happen({ cluster, accepted }) {
    for (let round = 0; round < ROUNDS; round += 1) {
      await accepted(8);
      const ids = await asOwner(cluster.databaseUrl, async (owner) => {
        const { rows } = await owner.query<{ id: string }>(
          `SELECT id FROM problems.submission ORDER BY created_at DESC LIMIT 30`,
        );
        return rows.map(({ id }) => id);
      });
      const producer = new JobProducer(QUEUES.submit, JudgeJob, cluster.redis.urls.url, () => undefined);
      for (let copy = 0; copy < COPIES; copy += 1)
        for (const id of ids)
          await producer.add('judge-submit', { id }, { jobId: `${id}-again-${round}-${copy}`, priority: 1 });
      await producer.close();
    }
  },
};

const TIMES = [
  ['problems.submission', 'lease_until'],
  ['problems.submission', 'dispatched_at'],
  ['problems.submission', 'not_before'],
  ['ai.analysis', 'lease_until'],
  ['ai.analysis', 'dispatched_at'],
  ['ai.evidence_task', 'lease_until'],
  ['ai.evidence_task', 'dispatched_at'],
] as const;

/** A clock that jumps ahead makes the times of all rows older by as much, so the rows are moved instead of the clock. */
function jump(name: string, rowsMoveBy: string): Fault {
  return {
    name,
    mutant: JUDGES_TWICE,
    async happen({ cluster, accepted }) {
      for (let round = 0; round < ROUNDS; round += 1) {
        await accepted(8);
        await asOwner(cluster.databaseUrl, async (owner) => {
          for (const [table, column] of TIMES)
            await owner.query(
              `UPDATE ${table} SET ${column} = ${column} + interval '${rowsMoveBy}'
                WHERE status IN ('queued', 'judging', 'analyzing') AND ${column} IS NOT NULL`,
            );
        });
      }
    },
  };
}

export const TIME_FAULTS: readonly Fault[] = [duplicateJobs, jump('clock jumps an hour ahead', '-1 hour')];
