import { isFinished } from '@evident/contracts/labels';
import { counted } from '../../lib/format.js';
import { FailingTest } from './failing-test.js';
import { GroupResults } from './group-results.js';
import { HiddenTests } from './hidden-tests.js';
import type { LiveSubmission } from './live-results.js';
import { OutputBlock } from '../../ui/output-block.js';
import { FinishedHead, ResultFigures, RunningHead, TestTicks } from './result-head.js';
import type { TestActions } from './test-detail.js';
import { TestList } from './test-result-rows.js';
import { wasRun } from './test-words.js';

interface ResultsPanelProps extends TestActions {
  /** `Run Results` or `Submission Results`. */
  title: string;
  live: LiveSubmission;
  /** Of one test, in the language of the submission. */
  timeLimitMs?: number;
  /** Absent for a submission of the past, which cannot be cancelled. */
  cancelling?: boolean;
  onCancel?: () => void;
}

type PartProps = TestActions & { live: LiveSubmission };

function PendingTests({ live, ...actions }: PartProps) {
  const { testCases, testCount } = live.submission;
  const judged = new Set(testCases.map((test) => test.index));
  const pending = Array.from({ length: testCount }, (_, at) => at + 1).filter((index) => !judged.has(index));
  return (
    <TestList
      caption="Result of each test"
      tests={testCases}
      pending={pending}
      running={live.phase === 'running'}
      {...actions}
    />
  );
}

/** The visible tests in a list and the hidden ones in a strip. */
function FinishedTests({ live, ...actions }: PartProps) {
  const { testCases } = live.submission;
  const visible = testCases.filter((test) => !test.hidden);
  const hidden = testCases.filter((test) => test.hidden);
  return (
    <>
      <TestList caption="Result of each test" tests={visible} {...actions} />
      <HiddenTests tests={hidden}>
        <TestList caption="Result of each hidden test" tests={hidden} {...actions} />
      </HiddenTests>
    </>
  );
}

/**
 * Judging stops at a test that exceeds a limit or, if the problem says so, at any failed test; where tests give points, for
 * some groups only.
 */
function GivenUpTests({ live: { submission } }: { live: LiveSubmission }) {
  const count = submission.testCases.filter((test) => !wasRun(test)).length;
  if (count === 0) return null;
  return (
    <p className="text-[0.8125rem] text-muted">
      {count === 1 ? '1 more test was' : `${count} more tests were`} not run because{' '}
      {submission.score
        ? 'an earlier test of the group, or of one that it needs, had failed'
        : 'judging had stopped'}
      .
    </p>
  );
}

function CompileError({ live, ...actions }: PartProps) {
  const { compileOutput, testCases } = live.submission;
  return (
    <>
      <OutputBlock
        label="Compiler output"
        text={compileOutput ?? ''}
        tone="fail"
        empty="The compiler printed nothing."
      />
      <ResultFigures live={live} />
      <details>
        <summary className="text-muted">{counted(testCases.length, 'test')} did not run</summary>
        <FinishedTests live={live} {...actions} />
      </details>
    </>
  );
}

function Judged({ live, ...actions }: PartProps) {
  const { verdict, compileOutput, testCases, score } = live.submission;
  if (verdict === 'compile_error') return <CompileError live={live} {...actions} />;
  const failing = testCases.find((test) => wasRun(test) && !test.passed);
  return (
    <>
      {score && <GroupResults score={score} />}
      {failing && <FailingTest key={failing.id} test={failing} submission={live.submission} {...actions} />}
      <ResultFigures live={live} />
      <TestTicks live={live} />
      <FinishedTests live={live} {...actions} />
      <GivenUpTests live={live} />
      {compileOutput !== null && compileOutput !== '' && (
        <OutputBlock label="Compiler output" text={compileOutput} />
      )}
    </>
  );
}

/** Live and final results of a run or submission: the verdict, then the first failing test, then the rest. */
export default function ResultsPanel({
  title,
  live,
  timeLimitMs,
  cancelling,
  onCancel,
  ...actions
}: ResultsPanelProps) {
  const { submission } = live;
  const finished = isFinished(submission.submissionStatus);
  return (
    <section key={submission.id} aria-label={title} className="flex flex-col gap-3 p-4 pt-3">
      <h3 className="sr-only">{title}</h3>
      {finished ? (
        <FinishedHead live={live} />
      ) : (
        <RunningHead
          live={live}
          timeLimitMs={timeLimitMs}
          cancelling={cancelling ?? false}
          onCancel={onCancel ?? (() => undefined)}
        />
      )}
      {submission.submissionStatus === 'judged' ? (
        <Judged live={live} {...actions} />
      ) : (
        !finished && <PendingTests live={live} {...actions} />
      )}
    </section>
  );
}
