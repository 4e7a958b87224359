/** Why a judging is stopped before its end. */
export type StopReason =
  /** The learner withdrew it; whoever answered the learner has noted that already. */
  | 'cancelled'
  /** Another worker may have it; nothing more is said about this attempt. */
  | 'lost'
  /** This worker stops; the claim is given back. */
  | 'drained';

export class Stopped extends Error {
  override name = 'Stopped';
  constructor(
    readonly reason: StopReason,
    why: string,
  ) {
    super(why);
  }
}

/** One claimed task while this worker judges it. */
export class Task {
  private readonly abort = new AbortController();
  constructor(readonly id: string) {}

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** Undefined while it has not been stopped. */
  get stopped(): Stopped | undefined {
    return this.abort.signal.reason as Stopped | undefined;
  }

  stop(reason: StopReason, why: string): void {
    if (!this.abort.signal.aborted) this.abort.abort(new Stopped(reason, why));
  }
}

/** What this worker judges now: so that it can be cancelled, drained, and seen to make progress. */
export class WorkInHand {
  private readonly tasks = new Set<Task>();
  private isDrained = false;
  private progressAt: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.progressAt = now();
  }

  get size(): number {
    return this.tasks.size;
  }

  /** A judging has started or ended, or a test was judged. */
  noteProgress(): void {
    this.progressAt = this.now();
  }

  sinceProgressMs(): number {
    return this.now() - this.progressAt;
  }

  begin(id: string): Task {
    const task = new Task(id);
    this.tasks.add(task);
    this.noteProgress();
    if (this.isDrained) this.stopDrained(task);
    return task;
  }

  end(task: Task): void {
    this.tasks.delete(task);
    this.noteProgress();
  }

  /** Nothing happens when the id is not here. */
  cancel(id: string): void {
    for (const task of this.tasks) if (task.id === id) task.stop('cancelled', 'the learner cancelled');
  }

  /**
   * Waits up to `graceMs` for the work to end by itself, then stops what is left and waits for that. A claim may still be
   * answered after the worker began to stop, so what begins too late is stopped as well.
   * @param ended resolves when no job is in hand any more, and none will be taken
   */
  async drain(graceMs: number, ended: Promise<void>): Promise<void> {
    const timer = setTimeout(() => {
      this.isDrained = true;
      for (const task of this.tasks) this.stopDrained(task);
    }, graceMs);
    await ended.finally(() => clearTimeout(timer));
  }

  private stopDrained(task: Task): void {
    task.stop('drained', 'the worker stops');
  }
}
