import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { DomainError } from '@evident/kit';
import { startBilling, type BillingHarness } from '../testing/billing-harness.js';
import { NaiveLedger } from '../testing/naive-ledger.js';
import { LedgerService } from './ledger.service.js';

type Hold = (holdId: string, userId: string) => Promise<boolean>;
const admin = { userId: randomUUID(), role: 'ADMIN' as const };

describe('concurrent calls on one wallet', () => {
  let billing: BillingHarness;
  let naive: NaiveLedger;
  let ledger: LedgerService;

  /** Repeats the call with the same id while the ledger is not available. */
  const overRpc: Hold = async (holdId, userId) => {
    for (;;) {
      try {
        await billing.rpc.call('hold.create', { holdId, userId, amount: 1, ttlS: 600 });
        return true;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        if (error.code === 'OUT_OF_TOKENS') return false;
        if (error.code !== 'SERVICE_UNAVAILABLE') throw error;
      }
    }
  };
  const newUser = async (): Promise<string> => {
    const userId = randomUUID();
    await ledger.open({ userId });
    return userId;
  };

  beforeAll(async () => {
    billing = await startBilling();
    ledger = billing.service.app.get(LedgerService);
    naive = new NaiveLedger(billing.database.adminUrl);
  });
  afterAll(async () => {
    await naive.close();
    await billing.stop();
  });

  /** @returns how many of a thousand spenders got one of three tokens, and the rows of drift afterwards. */
  async function thousandSpenders(hold: Hold): Promise<{ granted: number; drift: number }> {
    const userId = await newUser();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => hold(randomUUID(), userId)));
    const drift = (await billing.drift()).filter((row) => row['user_id'] === userId).length;
    return { granted: answers.filter(Boolean).length, drift };
  }

  it('grants exactly three of 1,000 concurrent holds on three tokens', async () => {
    expect(await thousandSpenders(overRpc)).toEqual({ granted: 3, drift: 0 });
  });

  it('shows that a ledger that reads and then writes overspends', async () => {
    const { granted, drift } = await thousandSpenders((holdId, userId) => naive.hold(holdId, userId));
    expect(granted).toBeGreaterThan(3);
    expect(drift).toBe(1);
  });

  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ op: fc.constant('hold' as const), id: fc.nat(11) }) },
    {
      weight: 2,
      arbitrary: fc.record({ op: fc.constantFrom('capture' as const, 'void' as const), id: fc.nat(11) }),
    },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('adjust' as const), id: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('open' as const), id: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('expire' as const), id: fc.nat(11) }) },
  );
  const REFUSALS = new Set(['OUT_OF_TOKENS', 'NOT_FOUND']);

  /** Runs all steps concurrently on one wallet, then compares the ledger with the acknowledged calls. */
  async function interleave(hold: Hold, steps: { op: string; id: number }[]): Promise<void> {
    const userId = await newUser();
    const holdIds = Array.from({ length: 12 }, () => randomUUID());
    const refs = Array.from({ length: 4 }, () => randomUUID());
    const granted = new Set<string>();
    const adjusted = new Set<string>();
    const states = new Map<string, Set<string>>();
    const said = (id: string, state: string) => states.set(id, (states.get(id) ?? new Set()).add(state));
    const run = async ({ op, id }: { op: string; id: number }): Promise<void> => {
      const holdId = holdIds[id] ?? '';
      if (op === 'hold') {
        if (await hold(holdId, userId)) granted.add(holdId);
      } else if (op === 'capture') said(holdId, (await ledger.capture({ holdId })).state);
      else if (op === 'void') said(holdId, (await ledger.void({ holdId })).state);
      else if (op === 'open') await ledger.open({ userId });
      else if (op === 'expire') {
        await billing.database.query(
          `UPDATE billing.hold SET expires_at = now() - interval '1 s' WHERE id = $1 AND state = 'pending'`,
          [holdId],
        );
        await ledger.expireDue();
      } else {
        await ledger.adjust({ actor: admin, userId, delta: 1, reason: 'one more', ref: refs[id] ?? '' });
        adjusted.add(refs[id] ?? '');
      }
    };
    await Promise.all(
      steps.map((each) =>
        run(each).catch((error: unknown) => {
          if (!(error instanceof DomainError) || !REFUSALS.has(error.code)) throw error;
        }),
      ),
    );
    await accountsFor(userId, granted, adjusted.size, states);
  }

  async function accountsFor(
    userId: string,
    granted: Set<string>,
    adjusted: number,
    states: Map<string, Set<string>>,
  ): Promise<void> {
    const rows = await billing.database.query<{ id: string; state: string }>(
      'SELECT id, state FROM billing.hold WHERE user_id = $1',
      [userId],
    );
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(rows.map((row) => row.id).sort()).toEqual([...granted].sort());
    for (const [id, seen] of states) expect([...seen]).toEqual([rows.find((row) => row.id === id)?.state]);
    const [wallet] = await billing.database.query(
      'SELECT posted, held FROM billing.wallet WHERE user_id = $1',
      [userId],
    );
    expect(wallet).toEqual({ posted: 3 + adjusted - count('captured'), held: count('pending') });
    expect((await billing.drift()).filter((row) => row['user_id'] === userId)).toEqual([]);
  }

  const property = (hold: Hold) =>
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => interleave(hold, steps));
  const thisLedger: Hold = (holdId, userId) =>
    ledger.createHold({ holdId, userId, amount: 1, ttlS: 600 }).then(() => true);

  it('contains exactly the acknowledged calls after any interleaving', async () => {
    await fc.assert(property(thisLedger), {
      numRuns: Number(process.env['DRILL_INTERLEAVINGS'] ?? 20),
      endOnFailure: true,
    });
  }, 600_000);

  it('finds the fault of a ledger that reads and then writes by the same interleavings', async () => {
    const result = await fc.check(
      property((holdId, userId) => naive.hold(holdId, userId).catch(() => false)),
      { numRuns: 40, endOnFailure: true },
    );
    expect(result.failed).toBe(true);
  });
});
