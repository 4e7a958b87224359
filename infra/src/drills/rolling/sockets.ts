import { io, type Socket } from 'socket.io-client';
import type { Learner, Program } from './load.js';

const CONNECT_MS = 30_000;
/** As in the front end: after a refusal, and while a verdict is pending. */
const REFUSED_RETRY_MS = 5_000;
const POLL_MS = 10_000;

/** A tab: it hears of its learner's submission, and reads it again after each reconnect, as the front end does. */
class Tab {
  private readonly socket: Socket;
  disconnectedAt: number | undefined;
  judgedAt: number | undefined;
  finalAt: number | undefined;
  private submissionId: string | undefined;
  private status = '';
  private readonly poll = setInterval(() => {
    if (this.status === '') void this.refetch();
  }, POLL_MS);

  /** @param at the gateway itself, for a tab that hears of the verdicts meanwhile */
  constructor(
    private readonly learner: Learner,
    at = learner.origin,
  ) {
    const { origin, cookie } = learner;
    // The settings of frontend/src/lib/socket-connection.ts.
    this.socket = io(at, {
      transports: ['websocket', 'polling'],
      reconnectionDelayMax: 5_000,
      timeout: 10_000,
      forceNew: true,
      extraHeaders: { cookie, origin },
    });
    this.socket.on('disconnect', () => (this.disconnectedAt ??= performance.now()));
    this.socket.on('submission.judged', ({ submissionId, statusText }: Record<string, string>) => {
      if (submissionId === this.submissionId) this.learn(statusText ?? '');
    });
    this.socket.on('connect', () => {
      this.note();
      if (this.disconnectedAt !== undefined) void this.refetch();
    });
    this.socket.on('connect_error', () => {
      if (!this.socket.active) setTimeout(() => this.socket.connect(), REFUSED_RETRY_MS);
    });
  }

  async connected(): Promise<void> {
    if (this.socket.connected) return;
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('a socket does not connect')), CONNECT_MS);
      this.socket.once('connect', () => {
        clearTimeout(late);
        resolve();
      });
    });
  }

  watch(submissionId: string): void {
    this.submissionId = submissionId;
    this.status = '';
    this.finalAt = this.judgedAt = undefined;
    this.disconnectedAt = undefined;
  }

  get isFinal(): boolean {
    return this.socket.connected && this.disconnectedAt !== undefined && this.status === 'Accepted';
  }

  close(): void {
    clearInterval(this.poll);
    this.socket.disconnect();
  }

  private async refetch(): Promise<void> {
    if (this.submissionId === undefined) return;
    this.learn(await this.learner.statusOf(this.submissionId).catch(() => ''));
  }

  /** An answer that was read before the verdict may arrive after the event. */
  private learn(status: string): void {
    if (status !== 'Accepted') return;
    this.status = status;
    this.judgedAt ??= performance.now();
    this.note();
  }

  private note(): void {
    if (this.isFinal) this.finalAt ??= performance.now();
  }
}

export interface SocketsReport {
  sockets: number;
  cut: number;
  final: number;
  /** From the first lost connection, or from the verdict when that came later, until the last socket had it, ms. */
  slowestMs: number;
}

interface Watched {
  learner: Learner;
  /** At the gateway that is restarted. */
  tabs: readonly Tab[];
  /** At the other gateway; it says when the verdict was there. */
  observer: Tab;
}

/** Opens sockets for learners who each wait for one submission, restarts their gateway, and waits for the final states. */
export class Tabs {
  private constructor(private readonly watched: readonly Watched[]) {}

  static async open(learners: readonly Learner[], each: number, otherGateway: string): Promise<Tabs> {
    const watched = learners.map((learner) => ({
      learner,
      tabs: Array.from({ length: each }, () => new Tab(learner)),
      observer: new Tab(learner, otherGateway),
    }));
    await Promise.all(
      watched.flatMap(({ tabs, observer }) => [...tabs, observer]).map((tab) => tab.connected()),
    );
    return new Tabs(watched);
  }

  async through(program: Program, restart: () => Promise<void>, patienceMs: number): Promise<SocketsReport> {
    await Promise.all(
      this.watched.map(async ({ learner, tabs, observer }) => {
        const id = await learner.submit(program);
        for (const tab of [...tabs, observer]) tab.watch(id);
      }),
    );
    const all = this.watched.flatMap(({ tabs }) => tabs);
    const restarted = restart();
    const end = performance.now() + patienceMs;
    while (!all.every((tab) => tab.isFinal) && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await restarted;
    const cutAt = all.flatMap(({ disconnectedAt }) => (disconnectedAt === undefined ? [] : [disconnectedAt]));
    const firstCutAt = Math.min(...cutAt);
    const waits = this.watched.flatMap(({ tabs, observer }) =>
      tabs.map(({ finalAt }) => (finalAt ?? Infinity) - Math.max(firstCutAt, observer.judgedAt ?? 0)),
    );
    return {
      sockets: all.length,
      cut: cutAt.length,
      final: all.filter((tab) => tab.isFinal).length,
      slowestMs: Math.max(...waits),
    };
  }

  close(): void {
    for (const { tabs, observer } of this.watched) for (const tab of [...tabs, observer]) tab.close();
  }
}
