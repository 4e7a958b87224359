import type { Problem } from '@evident/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { Session } from '../../benches/support/session.js';

/** One request for a judging. */
export interface Work {
  path: '/execute-code/' | '/execute-code/run';
  body: Record<string, unknown>;
}

/** A refused request is sent again after this time. */
const AGAIN_MS = 200;
/** The gateway's limits of one account, which the drill lifts for the account that measures. */
const PER_MINUTE: Readonly<Record<Work['path'], number>> = { '/execute-code/run': 60, '/execute-code/': 30 };
const MINUTE_MS = 60_000;

/** An account that sends work again and again, as fast as the rate limits of one account allow. */
export class Attacker {
  private readonly ends = new Map<string, () => void>();
  private readonly open = new Map<string, string>();
  private readonly ended = new Set<string>();
  private onStart: (() => void)[] = [];
  private cancels = false;
  private sent: number[] = [];
  private stopping = false;

  private constructor(private readonly session: Session) {
    session.on('submission.judged', ({ submissionId }) => {
      this.ended.add(submissionId);
      this.ends.get(submissionId)?.();
    });
    session.on('submission.started', ({ submissionId }) => {
      if (this.cancels) void this.cancel(submissionId);
      for (const hear of this.onStart) hear();
    });
  }

  static async open(origin: string): Promise<Attacker> {
    const session = await Session.signUp(origin);
    await session.openSocket();
    return new Attacker(session);
  }

  problem(slug: string): Promise<Problem> {
    return this.session.problem(slug);
  }

  /** Begins again, as if a minute had passed for the rate limits. */
  resume(): void {
    this.stopping = false;
    this.sent = [];
    this.ended.clear();
    this.onStart = [];
  }

  /** Sends one piece after the other, each when the one before has ended, until it is stopped. */
  async repeat(next: () => Work, cancels: boolean): Promise<void> {
    this.cancels = cancels;
    while (!this.stopping) {
      const id = await this.send(next());
      if (id === null) await delay(AGAIN_MS);
      else await this.endOf(id);
    }
  }

  /** Resolves when something of this account is judged or has been. */
  async started(): Promise<void> {
    if (this.ended.size > 0) return;
    await new Promise<void>((resolve) => this.onStart.push(() => resolve()));
  }

  /** Sends no more and cancels what is open. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(Array.from(this.open.keys(), (id) => this.cancel(id)));
  }

  close(): void {
    this.session.close();
  }

  /** @returns null when it is refused. */
  private async send({ path, body }: Work): Promise<string | null> {
    const now = performance.now();
    this.sent = this.sent.filter((at) => at > now - MINUTE_MS);
    if (this.sent.length >= PER_MINUTE[path]) return null;
    this.sent.push(now);
    try {
      const { submission } = await this.session.call<{ submission: { id: string } }>('POST', path, body, {
        prefer: 'respond-async',
      });
      this.open.set(submission.id, path);
      if (this.stopping) await this.cancel(submission.id);
      return submission.id;
    } catch {
      return null;
    }
  }

  private async cancel(id: string): Promise<void> {
    const path = this.open.get(id);
    if (path === undefined) return;
    const at = path === '/execute-code/run' ? path : '/submission';
    // It may have ended meanwhile.
    await this.session.send('DELETE', `${at}/${id}`).catch(() => undefined);
  }

  private async endOf(id: string): Promise<void> {
    if (!this.ended.has(id)) await new Promise<void>((resolve) => this.ends.set(id, resolve));
    this.ends.delete(id);
    this.open.delete(id);
  }
}
