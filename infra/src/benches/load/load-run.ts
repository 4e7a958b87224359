import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LIMITS } from '@evident/contracts';
import { Learner, type Program } from '../../drills/rolling/load.js';
import { timesOf } from '../platform/process-cpu.js';
import { readSummary, type LoadFigures } from './k6-report.js';
import { runK6 } from './k6.js';
import { accountsFor, FOLDER, shareOf, type Part, type Plan } from './load-plan.js';

/** One run of k6. */
export interface LoadTask {
  part: Part;
  seconds: number;
  /** Requests a second; 0: as many as `connections` can send one after another. */
  rate: number;
  connections: number;
  sockets: number;
}

export interface LoadRun {
  figures: LoadFigures;
  /** Cores that k6 itself used. */
  k6Cores: number;
  /** The machine's load average at the beginning. */
  loadAverage: number;
}

const SIGN_UPS_AT_ONCE = 4;
const SAMPLE_MS = 200;

/** Accounts and a program of a product under load. */
export class Loader {
  private readonly learners: Learner[] = [];

  constructor(
    private readonly k6: string,
    private readonly plan: Plan,
    private readonly origin: string,
    private readonly program: Program,
  ) {}

  /** Signs up the accounts that a task needs. */
  async prepare(task: LoadTask): Promise<void> {
    const shares = this.plan[task.part];
    const expected = task.rate;
    // A verdict ends a submission, but the load must not depend on the judge.
    const { openSubmissionsPerUser, openRunsPerUser } = LIMITS;
    const needed = Math.max(
      task.connections,
      accountsFor(expected, shareOf(shares, 'submit'), task.seconds, openSubmissionsPerUser),
      accountsFor(expected, shareOf(shares, 'run'), task.seconds, openRunsPerUser),
    );
    await this.signUp(needed);
  }

  async run(task: LoadTask): Promise<LoadRun> {
    await this.prepare(task);
    const shares = this.plan[task.part];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'evident-load-'));
    const [input, output] = [path.join(folder, 'task.json'), path.join(folder, 'summary.json')];
    const accounts = this.learners.map(({ cookie }) => ({ cookie }));
    writeFileSync(input, JSON.stringify({ ...task, ...this.program, origin: this.origin, accounts }), {
      mode: 0o600,
    });
    const loadAverage = os.loadavg()[0] ?? 0;
    let usedMs = 0;
    let timer: NodeJS.Timeout | undefined;
    try {
      await runK6(
        this.k6,
        path.join(FOLDER, 'load.k6.js'),
        { LOAD_TASK: input, LOAD_SUMMARY: output },
        (pid) => {
          timer = setInterval(() => (usedMs = timesOf(pid)?.ownMs ?? usedMs), SAMPLE_MS);
        },
      );
      const metrics: unknown = JSON.parse(readFileSync(output, 'utf8'));
      return {
        figures: readSummary(metrics, Object.keys(shares), task.seconds),
        k6Cores: usedMs / 1_000 / task.seconds,
        loadAverage,
      };
    } finally {
      clearInterval(timer);
      rmSync(folder, { recursive: true, force: true });
    }
  }

  private async signUp(count: number): Promise<void> {
    while (this.learners.length < count) {
      const left = Math.min(SIGN_UPS_AT_ONCE, count - this.learners.length);
      this.learners.push(
        ...(await Promise.all(Array.from({ length: left }, () => Learner.signUp(this.origin)))),
      );
    }
  }
}
