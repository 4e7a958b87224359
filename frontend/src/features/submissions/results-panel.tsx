import type { TestResultView } from '@evident/contracts/events';
import { isFinished } from '@evident/contracts/labels';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { Table, Th } from '../../ui/table.js';
import { VerdictBadge } from '../../ui/verdict-badge.js';
import type { LiveSubmission } from './live-results.js';
import { OutputBlock } from './output-block.js';
import { progressWords } from './progress-words.js';
import { figuresOf } from './result-figures.js';
import { PendingTestRow, TestResultRow } from './test-result-rows.js';
import { verdictSentence } from './verdict-sentence.js';

const STILL_RUNNING_AFTER_MS = 8_000;

interface ResultsPanelProps {
  /** `Run Results` or `Submission Results`. */
  title: string;
  live: LiveSubmission;
  cancelling: boolean;
  onCancel: () => void;
  onAddCase: (input: string, expected: string) => void;
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

/** A stored result also has rows for tests that were not run. */
const wasRun = (test: TestResultView): boolean => test.passed || test.verdict !== null;

/** One tick per test in the colour of its result. */
function TestTicks({ live }: { live: LiveSubmission }) {
  const { testCases, testCount } = live.submission;
  const judged = new Map(testCases.filter(wasRun).map((test) => [test.index, test.passed]));
  const count = Math.max(testCount, testCases.length);
  return (
    <div
      role="progressbar"
      aria-label="Tests judged"
      aria-valuemin={0}
      aria-valuemax={Math.max(1, count)}
      aria-valuenow={testCases.length}
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

function RunningHead({
  live,
  cancelling,
  onCancel,
}: Pick<ResultsPanelProps, 'live' | 'cancelling' | 'onCancel'>) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), STILL_RUNNING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { submission } = live;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <VerdictBadge status={submission.submissionStatus} verdict={null} size="lg" />
        <p className="text-muted">
          {progressWords(live)}
          {slow && ' · Still running'}
        </p>
        <Button size="sm" busy={cancelling} busyLabel="Cancelling" onClick={onCancel} className="ml-auto">
          Cancel
        </Button>
      </div>
      <TestTicks live={live} />
    </div>
  );
}

function FinishedHead({ live }: { live: LiveSubmission }) {
  const { submission } = live;
  const { passed, total, ...figures } = figuresOf(submission);
  const judged = submission.submissionStatus === 'judged';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <span data-testid="verdict" data-verdict={submission.verdict ?? submission.submissionStatus}>
          <VerdictBadge status={submission.submissionStatus} verdict={submission.verdict} size="lg" />
        </span>
        {judged && (
          <span className="tabular text-muted">
            {passed} / {total} tests
          </span>
        )}
        <p className="text-muted">{verdictSentence(live)}</p>
      </div>
      {judged && submission.verdict !== 'compile_error' && <TestTicks live={live} />}
      {judged && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
          <Figure label="Status" value={submission.status} />
          <Figure label="Success Rate" value={figures.successRate} />
          <Figure label="Avg. Runtime" value={figures.averageRuntime} detail={`max ${figures.maxRuntime}`} />
          <Figure label="Avg. Memory" value={figures.averageMemory} detail={`max ${figures.maxMemory}`} />
        </dl>
      )}
    </div>
  );
}

function ResultTable({ live, onAddCase }: Pick<ResultsPanelProps, 'live' | 'onAddCase'>) {
  const { submission } = live;
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const finished = isFinished(submission.submissionStatus);
  const firstFailing = finished ? submission.testCases.find((test) => !test.passed)?.id : undefined;
  const isOpen = (id: string) => toggled[id] ?? id === firstFailing;
  const judged = new Map(submission.testCases.map((test) => [test.index, test]));
  const count = finished ? 0 : submission.testCount;
  const pending = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !judged.has(index));
  if (submission.testCases.length + pending.length === 0) return null;
  return (
    <Table caption="Result of each test" className="text-[0.8125rem]">
      <thead>
        <tr>
          <Th className="h-8">Test</Th>
          <Th className="h-8">Status</Th>
          <Th className="h-8">Expected</Th>
          <Th className="h-8">Your Output</Th>
          <Th className="h-8 text-right">Memory</Th>
          <Th className="h-8 text-right">Time</Th>
        </tr>
      </thead>
      <tbody>
        {submission.testCases.map((test) => (
          <TestResultRow
            key={test.id}
            test={test}
            expanded={isOpen(test.id)}
            onToggle={() => setToggled({ ...toggled, [test.id]: !isOpen(test.id) })}
            onAddCase={onAddCase}
          />
        ))}
        {pending.map((index, at) => (
          <PendingTestRow
            key={`pending-${index}`}
            index={index}
            running={live.phase === 'running' && at === 0}
          />
        ))}
      </tbody>
    </Table>
  );
}

/** Judging stops at a test that exceeds a limit or, if the problem says so, at any failed test. */
function GivenUpTests({ live: { submission } }: { live: LiveSubmission }) {
  const count = submission.testCases.filter((test) => !wasRun(test)).length;
  if (submission.submissionStatus !== 'judged' || count === 0) return null;
  return (
    <p className="text-[0.8125rem] text-muted">
      {count === 1 ? '1 more test was' : `${count} more tests were`} not run because judging had stopped.
    </p>
  );
}

/** Live and final results of a run or submission. */
export default function ResultsPanel({ title, live, cancelling, onCancel, onAddCase }: ResultsPanelProps) {
  const { submission } = live;
  const finished = isFinished(submission.submissionStatus);
  const compileOutput = submission.compileOutput ?? '';
  const table = <ResultTable key={submission.id} live={live} onAddCase={onAddCase} />;
  return (
    <section aria-label={title} className="flex flex-col gap-4 p-4">
      <h3 className="sr-only">{title}</h3>
      {finished ? (
        <FinishedHead live={live} />
      ) : (
        <RunningHead key={submission.id} live={live} cancelling={cancelling} onCancel={onCancel} />
      )}
      {submission.verdict === 'compile_error' ? (
        <>
          <OutputBlock
            label="Compiler output"
            text={compileOutput}
            tone="fail"
            empty="The compiler printed nothing."
          />
          <details>
            <summary className="text-muted">{submission.testCases.length} tests did not run</summary>
            {table}
          </details>
        </>
      ) : (
        <>
          {compileOutput !== '' && <OutputBlock label="Compiler output" text={compileOutput} />}
          {table}
          <GivenUpTests live={live} />
        </>
      )}
    </section>
  );
}
