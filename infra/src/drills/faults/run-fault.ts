import { setTimeout as delay } from 'node:timers/promises';
import { makeProblem } from '../../benches/platform/made-problems.js';
import { check, LIMITS, type Report } from './checker.js';
import { ADMIN, MEASURED_PROBLEM, type Cluster } from './cluster.js';
import { noRecords, type ClientRecords } from './facts.js';
import type { Fault, Scene } from './fault.js';
import { Learner } from './learner.js';
import { measuredSource, programAt, readSource, type Program } from './programs.js';
import type { RowWatch } from './row-watch.js';
import { asOwner, openWork, problemNamed, readFacts } from './stored-facts.js';

const LEARNERS = 8;
const OPEN_EACH = 2;
const ANALYSES = 2;
const CREDITS = 3;
const TESTS = { tests: 5, inputBytes: 50 } as const;
const WARM_UP = 6;
/** After the limit a slow drain is told from a loss. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 100;
/** The browser looks at its open work every four seconds. */
const PAGES_MS = 9_000;
/** A fault that never finds its moment. */
const STUCK_MS = 45_000;

export interface Outcome extends Report {
  drainedMs: number | null;
}

interface Options {
  cluster: Cluster;
  watch: RowWatch;
  /** The product is a mutant: what is not drained in time counts as lost. */
  mutated: boolean;
}

let round = 0;

/** Learners who submit, wait, are analysed and get tokens until they are stopped. */
class Load {
  private stopping = false;
  private lanes: Promise<unknown> = Promise.resolve();
  private readonly others: Promise<unknown>[] = [];
  private sent = 0;

  constructor(
    private readonly problemId: string,
    private readonly measuredId: string,
    readonly learners: readonly Learner[],
    private readonly admin: Learner,
    readonly records: ClientRecords,
  ) {}

  start(): void {
    this.lanes = heeded(Promise.all(this.learners.map((learner) => this.lane(learner))));
    for (let at = 0; at < ANALYSES; at += 1) this.analyse();
    this.others.push(heeded(this.credits()));
  }

  analyse(): void {
    round += 1;
    void this.also((learner) => learner.analyse(readSource(round)));
  }

  measure(): Promise<string> {
    round += 1;
    return this.also((learner) => learner.analyse(measuredSource(round), this.measuredId));
  }

  submit(program: Program = programAt((this.sent += 1))): Promise<string> {
    return this.also((learner) => learner.submit(this.problemId, program));
  }

  async accepted(count: number): Promise<void> {
    const wanted = this.records.accepted.length + count;
    const end = Date.now() + STUCK_MS;
    while (this.records.accepted.length < wanted) {
      if (Date.now() > end) throw new Error('The product accepts nothing any more');
      await delay(20);
    }
  }

  async submitTimed(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1)
      await this.learners[at % this.learners.length]?.submitTimed(this.problemId, programAt(at));
  }

  /** Resolves when everything that was sent is answered. */
  async stop(): Promise<void> {
    this.stopping = true;
    const late = delay(STUCK_MS, undefined, { ref: false }).then(() => {
      throw new Error('Some requests are never answered');
    });
    await Promise.race([Promise.all([this.lanes, ...this.others]), late]);
  }

  close(): void {
    for (const learner of [...this.learners, this.admin]) learner.close();
  }

  private also<T>(work: (learner: Learner) => Promise<T>): Promise<T> {
    const learner = this.learners[this.others.length % this.learners.length];
    if (!learner) throw new Error('There are no learners');
    const promise = heeded(work(learner));
    this.others.push(promise);
    return promise;
  }

  private async lane(learner: Learner): Promise<void> {
    while (!this.stopping) {
      if (learner.openCount >= OPEN_EACH) await delay(20);
      else await learner.submit(this.problemId, programAt((this.sent += 1)));
    }
  }

  private async credits(): Promise<void> {
    for (let at = 0; at < CREDITS; at += 1) {
      await this.admin.credit(this.learners[at % this.learners.length]?.userId ?? '', at + 1);
      await delay(500);
    }
  }
}

/** A failure is thrown where the promise is awaited at last, and nowhere before. */
function heeded<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

async function makeLoad(cluster: Cluster, problemId: string, measuredId: string): Promise<Load> {
  const records = noRecords();
  const learners = await Promise.all(
    Array.from({ length: LEARNERS }, (_, at) => Learner.signUp(cluster.origins, records, at)),
  );
  return new Load(
    problemId,
    measuredId,
    learners,
    await Learner.signIn(cluster.origins, records, ADMIN),
    records,
  );
}

/** @returns ms since `from` until nothing is open; null when that takes too long. */
async function drained(from: number, mostMs: number, open: () => Promise<number>): Promise<number | null> {
  for (;;) {
    const left = await open().catch(() => 1);
    const sinceMs = performance.now() - from;
    if (left === 0) return sinceMs;
    if (sinceMs > mostMs) return null;
    await delay(LOOK_MS);
  }
}

async function pagesSettle(learners: readonly Learner[]): Promise<void> {
  const end = Date.now() + PAGES_MS;
  while (!learners.every(({ settled }) => settled) && Date.now() < end) await delay(LOOK_MS);
}

/** Lets a fault happen under load, and checks what became of the work. */
export async function runFault(fault: Fault, { cluster, watch, mutated }: Options): Promise<Outcome> {
  const owned = <T>(work: Parameters<typeof asOwner<T>>[1]): Promise<T> => asOwner(cluster.databaseUrl, work);
  const problemId = await owned((owner) => makeProblem(owner, TESTS));
  const measuredId = await owned((owner) => problemNamed(owner, MEASURED_PROBLEM));
  const load = await makeLoad(cluster, problemId, measuredId);
  const users = load.learners.map(({ userId }) => userId);
  const { drift: driftBefore } = await owned((owner) => readFacts(owner, problemId, users));
  const scene: Scene = {
    cluster,
    watch,
    accepted: (count) => load.accepted(count),
    submit: (program) => load.submit(program),
    submitTimed: (count) => load.submitTimed(count),
    analyse: () => load.analyse(),
    measure: () => load.measure(),
  };
  try {
    load.start();
    await load.accepted(WARM_UP);
    await fault.happen(scene);
    const over = performance.now();
    await load.stop();
    const mostMs = mutated ? LIMITS.drainMs : PATIENCE_MS;
    const drainedMs = await drained(over, mostMs, () => owned((owner) => openWork(owner, problemId, users)));
    await pagesSettle(load.learners);
    load.close();
    const stored = await owned((owner) => readFacts(owner, problemId, users));
    stored.drift -= driftBefore;
    return { ...check({ clients: load.records, stored, drainedMs }), drainedMs };
  } finally {
    load.close();
    cluster.mend();
  }
}
