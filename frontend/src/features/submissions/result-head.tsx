import { useEffect, useState } from 'react';
import { counted } from '../../lib/format.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { VerdictBadge } from '../../ui/verdict-badge.js';
import { scoreText } from './group-results.js';
import type { LiveSubmission } from './live-results.js';
import { progressWords } from './progress-words.js';
import { figuresOf } from './result-figures.js';
import { wasRun } from './test-words.js';
import { useSecondsSince } from './use-seconds-since.js';
import { verdictSentence } from './verdict-sentence.js';

const STILL_RUNNING_AFTER_MS = 8_000;

/** One tick per test in the colour of its result. */
export function TestTicks({ live }: { live: LiveSubmission }) {
  const { testCases, testCount } = live.submission;
  const judged = new Map(testCases.filter(wasRun).map((test) => [test.index, test.passed]));
  const count = Math.max(testCount, testCases.length);
  return (
    <div
      role="progressbar"
      aria-label="Tests judged"
      aria-valuemin={0}
      aria-valuemax={Math.max(1, count)}
      aria-valuenow={judged.size}
      className="flex h-2 gap-[2px]"
    >
      {Array.from({ length: count }, (_, at) => {
        const passed = judged.get(at + 1);
        const color = passed === undefined ? 'bg-line' : passed ? 'bg-pass' : 'bg-fail';
        // A failed test also has a taller tick, for readers who do not see the colour.
        return (
          <span
            key={at}
            className={cx(
              'flex-1 self-end rounded-[1px] transition-colors',
              color,
              passed === false ? 'h-2' : 'h-1.5',
            )}
          />
        );
      })}
    </div>
  );
}

interface RunningHeadProps {
  live: LiveSubmission;
  /** Of one test, in the language of the submission. */
  timeLimitMs?: number | undefined;
  cancelling: boolean;
  onCancel: () => void;
}

export function RunningHead({ live, timeLimitMs, cancelling, onCancel }: RunningHeadProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), STILL_RUNNING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { submission, phase } = live;
  const seconds = useSecondsSince(`${phase} ${submission.testCases.length}`);
  const clock = timeLimitMs === undefined ? undefined : { seconds, limitSeconds: timeLimitMs / 1000 };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <VerdictBadge status={submission.submissionStatus} verdict={null} size="lg" />
        <p className="tabular text-muted">
          {progressWords(live, clock)}
          {slow && phase !== 'running' && ' · Still at work'}
        </p>
        <Button size="sm" busy={cancelling} busyLabel="Cancelling" onClick={onCancel} className="ml-auto">
          Cancel
        </Button>
      </div>
      <TestTicks live={live} />
    </div>
  );
}

/** The verdict in one line. It is the figure `Status` of the product, so it is not repeated below. */
export function FinishedHead({ live }: { live: LiveSubmission }) {
  const { submission } = live;
  const { passed, total } = figuresOf(submission);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
      <dl>
        <dt className="sr-only">Status</dt>
        <dd
          data-testid="verdict"
          data-submission={submission.id}
          data-verdict={submission.verdict ?? submission.submissionStatus}
        >
          <VerdictBadge status={submission.submissionStatus} verdict={submission.verdict} size="lg" />
        </dd>
      </dl>
      {submission.submissionStatus === 'judged' && (
        <span className="tabular text-muted">
          {submission.score && `${scoreText(submission.score)} · `}
          {passed} / {counted(total, 'test')}
        </span>
      )}
      <p className="text-muted">{verdictSentence(live)}</p>
    </div>
  );
}

function Figure({ label, value, detail }: { label: string; value: string; detail?: string }) {
  return (
    <div className="flex flex-col">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="tabular text-[0.9375rem] font-semibold whitespace-nowrap">
        {value}
        {detail !== undefined && <span className="ml-1.5 text-xs font-normal text-muted">{detail}</span>}
      </dd>
    </div>
  );
}

/** The figures of a judged program. */
export function ResultFigures({ live }: { live: LiveSubmission }) {
  const { successRate, averageRuntime, maxRuntime, averageMemory, maxMemory } = figuresOf(live.submission);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
      <Figure label="Success Rate" value={successRate} />
      <Figure label="Avg. Runtime" value={averageRuntime} detail={`max ${maxRuntime}`} />
      <Figure label="Avg. Memory" value={averageMemory} detail={`max ${maxMemory}`} />
    </dl>
  );
}
