/** Why a judging is stopped early. */
type StopReason =
  /** The learner cancelled. The row's owner knows already. */
  | 'cancelled'
  /** The lease is lost, and another worker may have the claim. This worker reports nothing more. */
  | 'lost'
  /** The worker stops. It releases the claim. */
  | 'drained';

class Stopped extends Error {
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

  /** Why the task was stopped, or undefined. */
  get stopped(): Stopped | undefined {
    return this.abort.signal.reason as Stopped | undefined;
  }

  stop(reason: StopReason, why: string): void {
    if (!this.abort.signal.aborted) this.abort.abort(new Stopped(reason, why));
  }
}

/** The tasks that this worker judges now. They can be cancelled and drained, and their progress can be watched. */
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

  /** To be called when a test was judged. */
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

  /** Does nothing when the task is not here. */
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
