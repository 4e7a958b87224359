import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Actor } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { SUM_ID } from '@evident/problems/testing/test-service';
import { REPOSITORY } from '../launcher/settings.js';
import { AiProcess } from './ai-process.js';
import { FlowProduct } from './flow-product.js';
import type { Intercept } from './rpc-relay.js';
import { judgeAll } from './scripted-judge.js';

/** For whatever must happen: the machine may be busy with something else. */
export const PATIENCE_MS = 120_000;

export interface Asked {
  actor: Actor;
  key: string;
  source: string;
}

export interface PlannedKill {
  done: () => boolean;
}

export interface Course {
  /** What becomes of the analysis itself. */
  fate?: string;
  /** The learner sends the same request once more after the kill. */
  asksAgain?: boolean;
  beforeRestart?: (asked: Asked) => Promise<void>;
}

const passOn: Intercept = (_name, forward) => forward();
export const lost = (): DomainError => new DomainError('SERVICE_UNAVAILABLE', 'lost with the process');

/** Real problems and billing, a scripted judge, and an ai process of its own that can be killed at any step. */
export class KillDrill {
  private constructor(
    readonly product: FlowProduct,
    readonly ai: AiProcess,
  ) {}

  static async start(change: Record<string, string> = {}): Promise<KillDrill> {
    const built = spawnSync(process.execPath, [path.join(REPOSITORY, 'infra/build.mjs'), '--backend'], {
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(`The build failed: ${built.stderr}`);
    const product = await FlowProduct.start({
      HOLD_TTL_S: '300',
      ANALYSIS_DEADLINE_MS: '60000',
      SHUTDOWN_GRACE_MS: '5000',
      LEASE_MS: '2000',
      EVIDENCE_PATIENCE_MS: '60000',
      ...change,
    });
    return new KillDrill(product, new AiProcess(product.env));
  }

  /** Between two tests: whatever was planned is off, and nothing runs. */
  async reset(): Promise<void> {
    this.product.ledger.intercept = passOn;
    this.product.judge.handle = judgeAll;
    await this.ai.kill();
  }

  async stop(): Promise<void> {
    await this.ai.kill();
    await this.product.stop();
  }

  /** Kills ai when a call of this name arrives at the ledger, before or after the ledger did its part; once. */
  killAt(call: string, when: 'before' | 'after'): PlannedKill {
    let killed = false;
    this.product.ledger.intercept = async (name, forward) => {
      if (name !== call || killed) return forward();
      killed = true;
      if (when === 'after') await forward();
      await this.ai.kill();
      throw lost();
    };
    return { done: () => killed };
  }

  /** Kills ai when the judge has claimed the evidence, or has delivered it. */
  killAtEvidence(when: 'claimed' | 'finished'): PlannedKill {
    let killed = false;
    this.product.judge.handle = async (id, link) => {
      const task = await link.claim(id);
      if (!task) return;
      if (!killed && when === 'claimed') {
        killed = true;
        await this.ai.kill();
        return;
      }
      await link.finish(task);
      if (killed) return;
      killed = true;
      await this.ai.kill();
    };
    return { done: () => killed };
  }

  async ask(fate = ''): Promise<Asked> {
    const asked = {
      actor: await this.product.learner(),
      key: randomUUID(),
      source: `print('${randomUUID()}') # ${fate}`,
    };
    await this.askAgain(asked).catch((error: unknown) => {
      // The service died under the call: the learner does not know what became of it.
      if (!(error instanceof DomainError)) throw error;
    });
    return asked;
  }

  askAgain({ actor, key, source }: Asked): ReturnType<FlowProduct['request']> {
    return this.product.request(actor, source, { problemId: SUM_ID, key });
  }

  async onlyAnalysis({ actor }: Asked): Promise<{ id: string; status: string; charge: string } | undefined> {
    const [row, ...more] = await this.product.database.query<{ id: string; status: string; charge: string }>(
      'SELECT id, status, charge FROM ai.analysis WHERE user_id = $1',
      [actor.userId],
    );
    expect(more).toEqual([]);
    return row;
  }

  /** The token is spent once if there is a result to show for it, and free otherwise; nothing stays reserved. */
  async expectFair(asked: Asked, result: 'completed' | 'failed'): Promise<void> {
    const row = await this.onlyAnalysis(asked);
    expect(row).toMatchObject({ status: result, charge: result === 'completed' ? 'captured' : 'voided' });
    const spent = result === 'completed' ? 1 : 0;
    expect(await this.product.spent(asked.actor)).toBe(spent);
    expect(await this.product.wallet(asked.actor)).toEqual({ tokens: 3 - spent, held: 0 });
    expect(await this.product.billing.drift()).toEqual([]);
  }

  /** Asks for an analysis, lets the planned kill happen, starts the next process, and expects the fair end. */
  async surviveTo(
    result: 'completed' | 'failed',
    kill: PlannedKill,
    { fate = '', asksAgain = false, beforeRestart }: Course = {},
  ): Promise<void> {
    const asked = await this.ask(fate);
    await until('the kill', kill.done, PATIENCE_MS);
    await beforeRestart?.(asked);
    await this.ai.start();
    if (asksAgain) await this.askAgain(asked);
    await this.settled(asked);
    await this.expectFair(asked, result);
  }

  async settled(asked: Asked, timeoutMs = PATIENCE_MS): Promise<void> {
    const { id } = (await this.onlyAnalysis(asked)) ?? { id: '' };
    await this.product.settled(id, timeoutMs);
  }
}

/** Each step of an analysis that ends well, and the kill there. */
export const KILLS: readonly [string, (drill: KillDrill) => PlannedKill][] = [
  ['when the judge has begun with the evidence', (drill) => drill.killAtEvidence('claimed')],
  ['when the judge has delivered the evidence', (drill) => drill.killAtEvidence('finished')],
  [
    'when the result is stored and the token not yet spent',
    (drill) => drill.killAt('hold.capture', 'before'),
  ],
  ['when the token is spent and nobody knows', (drill) => drill.killAt('hold.capture', 'after')],
];

/** One drill for a file of tests: ai runs when a test begins, and nothing does when it has ended. */
export function useKillDrill(): () => KillDrill {
  let drill: KillDrill;
  beforeAll(async () => {
    drill = await KillDrill.start();
  });
  beforeEach(() => drill.ai.start());
  afterEach(() => drill.reset());
  afterAll(() => drill.stop());
  return () => drill;
}
