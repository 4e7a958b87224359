import type { Mutant } from './mutants.js';

/** Deliberate faults of the product. `requireFits` fails when a bundle no longer has the piece that one changes. */

export const NO_SWEEP: Mutant = {
  name: 'claims of dead workers are not taken back',
  patches: [
    {
      service: 'problems',
      cut: 'leaseExpiries.inc(await this.claims.expire());',
      paste: 'leaseExpiries.inc(0);',
    },
  ],
};

export const FOREVER_LEASED: Mutant = {
  name: 'a claim lasts for hours',
  patches: [
    {
      service: 'problems',
      cut: "`lease_until = now() + $1 * interval '1 millisecond'`",
      paste: "`lease_until = now() + $1 * interval '1 second'`",
    },
  ],
};

export const JUDGES_TWICE: Mutant = {
  name: 'a stale verdict is stored and counted',
  patches: [
    {
      service: 'problems',
      cut: 'AND attempt = $2 AND ${this.may("finish")}`',
      paste: 'AND $2::int IS NOT NULL`',
    },
    {
      service: 'problems',
      cut: 'AND attempt = $2 AND ${may} ${expected.join(" ")} RETURNING',
      paste:
        'AND $2::int IS NOT NULL ${expected.map((each) => `AND (true OR ${each.slice(4)})`).join(" ")} RETURNING',
    },
    {
      service: 'problems',
      cut: '${parameter(4)}::json FROM step`',
      paste: '${parameter(4)}::json FROM step ON CONFLICT DO NOTHING`',
    },
  ],
};

export const NO_REDISPATCH: Mutant = {
  name: 'lost jobs are not added again',
  patches: [
    {
      service: 'problems',
      cut: 'redispatches.inc(await this.dispatcher.redispatch());',
      paste: 'redispatches.inc(0);',
    },
  ],
};

export const FORGETS_KEYS: Mutant = {
  name: 'a repeated request is a new one',
  patches: [{ service: 'problems', cut: 'clientKey: idempotencyKey,', paste: 'clientKey: null,' }],
};

export const FORGETS_TESTS: Mutant = {
  name: 'stored tests are not read again after a start',
  patches: [
    {
      service: 'problems',
      cut: 'stored: announced(row) > 0 ? await this.judging.storedTests(id, attempt) :',
      paste: 'stored:',
    },
  ],
};

export const WAITS_FOR_REDIS: Mutant = {
  name: 'a submit waits until Redis is back',
  patches: [
    { service: 'problems', cut: 'enableOfflineQueue: false', paste: 'enableOfflineQueue: true' },
    { service: 'problems', cut: 'commandTimeout: 1e3', paste: 'commandTimeout: 6e4' },
    { service: 'problems', cut: 'PATIENCE_MS = 600', paste: 'PATIENCE_MS = 6e4' },
    { service: 'problems', cut: 'maxRetriesPerRequest: 1', paste: 'maxRetriesPerRequest: null' },
  ],
};

export const CHARGES_ONCE: Mutant = {
  name: 'a charge that failed is not tried again',
  patches: [{ service: 'ai', cut: 'of await this.work.openCharges()) await', paste: 'of []) await' }],
};

export const OBEYS_JOBS: Mutant = {
  name: 'a job is judged whatever its row says',
  patches: [
    {
      service: 'judge-worker',
      cut: 'const { task, passedOver } = await sources[queue].client.claimNext(queue, workerId);',
      paste:
        'const { task, passedOver } = { task: await sources[queue].client.claim(id, workerId), passedOver: false };',
    },
    {
      service: 'problems',
      cut: 'WHERE id = ${choice.idQuery(2 + set.values.length)} AND ${this.may("claim")}',
      paste: 'WHERE id = ${choice.idQuery(2 + set.values.length)}',
    },
    {
      service: 'problems',
      cut: '"attempt = attempt + 1",',
      paste: '"attempt = attempt + 1", "verdict = NULL", "judged_at = NULL",',
    },
    { service: 'problems', cut: "AND (status <> '${statuses.leased}' OR lease_until < now()) ", paste: '' },
  ],
};

export const ACKNOWLEDGES_EARLY: Mutant = {
  name: 'a commit is acknowledged before it is on disk',
  patches: [
    {
      service: 'problems',
      cut: 'options: `-c search_path=${schema}`',
      paste: 'options: `-c search_path=${schema} -c synchronous_commit=off`',
    },
  ],
};

export const ANSWERS_WITHOUT_ROW: Mutant = {
  name: 'a submission that could not be stored is accepted',
  patches: [
    {
      service: 'problems',
      cut: 'const outcome = await this.database.transaction((sql) => this.store(sql, request, row));',
      paste: `const outcome = await this.database.transaction((sql) => this.store(sql, request, row)).catch(() => ({
        createdAt: new Date(), ahead: 0, dispatch: { id: row.id, dispatch_no: 1, kind: row.kind, priority: 1 } }));`,
    },
  ],
};

export const WAITS_ON_DEAD_CONNECTIONS: Mutant = {
  name: 'a worker waits on a half-open connection to Redis without end',
  patches: [{ service: 'judge-worker', cut: 'socketTimeout: 12e3', paste: 'socketTimeout: 12e6' }],
};
