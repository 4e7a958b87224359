import type { ClaimedTask, JudgedTest, JudgingResult } from '@evident/contracts';
import { counter, gauge, histogram } from '@evident/kit';
import type { CoreSlots } from './core-slots.js';
import type { WorkInHand } from './work-in-hand.js';

const judged = counter('judge_judgings_total', 'Finished judgings', ['kind', 'language', 'verdict']);
const ended = counter('judge_unfinished_total', 'Claims that ended without a verdict', ['kind', 'why']);
const seconds = histogram('judge_judging_seconds', 'From claim to finished verdict', ['kind', 'language']);
const testCpu = histogram('judge_test_cpu_seconds', 'CPU time of one test', ['language']);
const reruns = counter('judge_reruns_total', 'Tests run again alone', ['language']);
const inHand = gauge('judge_in_hand', 'Claims being judged');
const coresBusy = gauge('judge_cores_busy', 'Cores that judge now');
const coresWaiting = gauge('judge_cores_waiting', 'Pieces of work that wait for a core');

const MS = 1_000;

/** Updates the gauges every second. @returns a function that stops the updates. */
export function observeWorker(slots: CoreSlots, work: WorkInHand): () => void {
  const timer = setInterval(() => {
    inHand.set(work.size);
    coresBusy.set(slots.busy);
    coresWaiting.set(slots.waiting);
  }, MS);
  timer.unref();
  return () => clearInterval(timer);
}

export function observeTest({ program }: ClaimedTask, { measurement }: JudgedTest): void {
  testCpu.observe({ language: program.language }, measurement.cpuTimeMs / MS);
  if (measurement.rerunAlone) reruns.inc({ language: program.language });
}

export function observeFinish({ kind, program }: ClaimedTask, result: JudgingResult, wallMs: number): void {
  judged.inc({ kind, language: program.language, verdict: result.verdict });
  seconds.observe({ kind, language: program.language }, wallMs / MS);
}

/** @param why `fault`, `stale`, or the reason why the task was stopped. */
export function observeUnfinished({ kind }: ClaimedTask, why: string): void {
  ended.inc({ kind, why });
}
