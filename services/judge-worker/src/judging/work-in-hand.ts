/** Why a judging is stopped early. */
type StopReason =
  /** The learner cancelled. The row's owner knows already. */
  | 'cancelled'
  /** The lease is lost, and another worker may have the claim. This worker reports nothing more. */
  | 'lost'
  /** The worker stops. It releases the claim. */
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
  private idleWaiters: (() => void)[] = [];
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
    return task;
  }

  end(task: Task): void {
    this.tasks.delete(task);
    this.noteProgress();
    if (this.tasks.size > 0) return;
    for (const resolve of this.idleWaiters) resolve();
    this.idleWaiters = [];
  }

  /** Does nothing when the task is not here. */
  cancel(id: string): void {
    for (const task of this.tasks) if (task.id === id) task.stop('cancelled', 'the learner cancelled');
  }

  /** Waits up to `graceMs` for the tasks to end by themselves, then stops the others and waits until they end. */
  async drain(graceMs: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const task of this.tasks) task.stop('drained', 'the worker stops');
    }, graceMs);
    await this.idle();
    clearTimeout(timer);
  }

  private idle(): Promise<void> {
    if (this.tasks.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.idleWaiters.push(resolve));
  }
}
