import { randomUUID } from 'node:crypto';
import type { Actor } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { forgetJobs, until } from '@evident/kit/testing/index';
import { SUM_ID } from '@evident/problems/testing/test-service';
import { AiProcess } from '../../flow-harness/ai-process.js';
import { FlowProduct, PATIENCE_MS } from '../../flow-harness/flow-product.js';
import { passOn } from '../../flow-harness/rpc-relay.js';
import { judgeAll } from '../../flow-harness/scripted-judge.js';

export interface Asked {
  actor: Actor;
  key: string;
  source: string;
}

/** One kill of the ai process, at a chosen moment. */
export class PlannedKill {
  private stage: 'planned' | 'under way' | 'done' = 'planned';

  constructor(private readonly ai: AiProcess) {}

  get planned(): boolean {
    return this.stage === 'planned';
  }

  /** Resolves when the process is dead; only then may the next one start. */
  get done(): boolean {
    return this.stage === 'done';
  }

  async happen(): Promise<void> {
    this.stage = 'under way';
    await this.ai.kill();
    this.stage = 'done';
  }
}

export interface Course {
  /** How the analysis ends. */
  fate?: string;
  /** The learner sends the same request once more after the kill. */
  asksAgain?: boolean;
  beforeRestart?: (asked: Asked) => Promise<void>;
}

const HOUR_S = 3_600;
/** A learner waits so long for an answer, for which the process may have died. */
const ASKING_MS = 5_000;
/** Longer than each lease and each grace of a sweep, and shorter than the patience with an analysis that is not paid. */
const DEAD_S = 20;
/** `npm run drill:analysis` waits until leases and locks have run out; `npm test` moves the clock instead. */
const IN_REAL_TIME = process.env['BENCH'] !== undefined;
export const lost = (): DomainError => new DomainError('SERVICE_UNAVAILABLE', 'lost with the process');

/** Real problems and billing, a scripted judge, and an ai process of its own that can be killed at any step. */
class KillDrill {
  private constructor(
    readonly product: FlowProduct,
    readonly ai: AiProcess,
  ) {}

  static async start(): Promise<KillDrill> {
    const product = await FlowProduct.start({
      HOLD_TTL_S: '3600',
      ANALYSIS_DEADLINE_MS: '60000',
      SHUTDOWN_GRACE_MS: '20000',
    });
    return new KillDrill(product, new AiProcess(product.env, (ports) => product.aiListensOn(ports)));
  }

  /** Makes sure that an ai runs; the one that finished the test before goes on. */
  async ready(): Promise<void> {
    if (!this.ai.runs) await this.ai.start();
  }

  /** Cleans up between two tests: no plan, and no row that somebody would repair. */
  async reset(): Promise<void> {
    this.product.ledger.intercept = passOn;
    this.product.judge.handle = judgeAll;
    await this.product.database.query('DELETE FROM ai.analysis');
    await forgetJobs();
  }

  async stop(): Promise<void> {
    await this.ai.kill();
    await this.product.stop();
  }

  /** Kills ai once, when a call of this name arrives at the ledger, before or after the ledger has handled it. */
  killAt(call: string, when: 'before' | 'after'): PlannedKill {
    const kill = new PlannedKill(this.ai);
    this.product.ledger.intercept = async (name, forward) => {
      if (name !== call || !kill.planned) return forward();
      if (when === 'after') await forward();
      await kill.happen();
      throw lost();
    };
    return kill;
  }

  /** Kills ai when the judge has claimed or delivered the evidence; the token is not spent yet. */
  killAtEvidence(when: 'claimed' | 'finished'): PlannedKill {
    const kill = new PlannedKill(this.ai);
    this.product.ledger.intercept = async (name, forward) => {
      if (name !== 'hold.capture' || kill.done) return forward();
      await until('the kill', () => kill.done, PATIENCE_MS);
      throw lost();
    };
    this.product.judge.handle = async (id, link) => {
      const task = await link.claim(id);
      if (!task) return;
      if (kill.planned && when === 'claimed') return kill.happen();
      await link.finish(task);
      if (kill.planned) await kill.happen();
    };
    return kill;
  }

  async ask(fate = ''): Promise<Asked> {
    const asked = {
      actor: await this.product.learner(),
      key: randomUUID(),
      source: `print('${randomUUID()}') # ${fate}`,
    };
    await this.askAgain(asked, ASKING_MS).catch((error: unknown) => {
      // The service died during the call, so the learner got no answer.
      if (!(error instanceof DomainError)) throw error;
    });
    return asked;
  }

  askAgain({ actor, key, source }: Asked, timeoutMs = PATIENCE_MS): ReturnType<FlowProduct['request']> {
    return this.product.request(actor, source, { problemId: SUM_ID, key, timeoutMs });
  }

  async onlyAnalysis({ actor }: Asked): Promise<{ id: string; status: string; charge: string } | undefined> {
    const [row, ...more] = await this.product.database.query<{ id: string; status: string; charge: string }>(
      'SELECT id, status, charge FROM ai.analysis WHERE user_id = $1',
      [actor.userId],
    );
    expect(more).toEqual([]);
    return row;
  }

  /** Expects that the token is spent once if there is a result, and is free otherwise; nothing stays reserved. */
  async expectFair(asked: Asked, result: 'completed' | 'failed'): Promise<void> {
    const row = await this.onlyAnalysis(asked);
    expect(row).toMatchObject({ status: result, charge: result === 'completed' ? 'captured' : 'voided' });
    const spent = result === 'completed' ? 1 : 0;
    expect(await this.product.spent(asked.actor)).toBe(spent);
    expect(await this.product.wallet(asked.actor)).toEqual({ tokens: 3 - spent, held: 0 });
    expect(await this.product.billing.drift()).toEqual([]);
  }

  /** Sets the time of the unanswered call to the ledger to `seconds` ago; a negative number sets it into the future. */
  async askedAgo(asked: Asked, seconds: number): Promise<void> {
    expect(await this.onlyAnalysis(asked)).toMatchObject({ charge: 'unpaid' });
    await this.product.database.query(
      `UPDATE ai.analysis SET charge_changed_at = now() - $2 * interval '1 second' WHERE user_id = $1`,
      [asked.actor.userId, seconds],
    );
  }

  /**
   * Makes the time since the process died long: its leases have run out, sweeps no longer spare its rows, and the queue
   * has given up its jobs.
   */
  private async passTime(): Promise<void> {
    const ago = (column: string): string => `${column} = ${column} - ${DEAD_S} * interval '1 second'`;
    await this.product.database.query(
      `UPDATE ai.analysis SET ${['lease_until', 'dispatched_at', 'charge_changed_at'].map(ago).join(', ')}`,
    );
    await this.product.database.query(
      `UPDATE ai.evidence_task SET ${['lease_until', 'dispatched_at'].map(ago).join(', ')}`,
    );
    await forgetJobs();
  }

  /** Asks for an analysis, waits for the planned kill, starts the next process, and expects the right end. */
  async surviveTo(
    result: 'completed' | 'failed',
    kill: PlannedKill,
    { fate = '', asksAgain = false, beforeRestart }: Course = {},
  ): Promise<void> {
    const asked = await this.ask(fate);
    await until('the kill', () => kill.done, PATIENCE_MS);
    if (!IN_REAL_TIME) await this.passTime();
    // The learner's repeated request counts as in time, however long the next process takes to start.
    if (asksAgain) await this.askedAgo(asked, -HOUR_S);
    await beforeRestart?.(asked);
    await this.ai.start();
    if (asksAgain) await this.askAgain(asked);
    await this.settled(asked);
    await this.expectFair(asked, result);
  }

  async settled(asked: Asked, timeoutMs = PATIENCE_MS): Promise<void> {
    const row = await this.onlyAnalysis(asked);
    if (!row) throw new Error('Nothing was stored');
    await this.product.settled(row.id, timeoutMs);
  }
}

/** The steps of a successful analysis, each with the kill at that step. */
export const KILLS: readonly [string, (drill: KillDrill) => PlannedKill][] = [
  ['when the judge has begun with the evidence', (drill) => drill.killAtEvidence('claimed')],
  ['when the judge has delivered the evidence', (drill) => drill.killAtEvidence('finished')],
  [
    'when the result is stored and the token not yet spent',
    (drill) => drill.killAt('hold.capture', 'before'),
  ],
  ['when the token is spent and nobody knows', (drill) => drill.killAt('hold.capture', 'after')],
];

/** Sets up one drill for a file of tests: ai runs when a test begins. */
export function useKillDrill(): () => KillDrill {
  let drill: KillDrill;
  beforeAll(async () => {
    drill = await KillDrill.start();
  });
  beforeEach(() => drill.ready());
  afterEach(() => drill.reset());
  afterAll(() => drill.stop());
  return () => drill;
}
