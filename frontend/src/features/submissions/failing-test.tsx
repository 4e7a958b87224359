import type { TestResultView } from '@evident/contracts/events';
import type { Submission } from '@evident/contracts/http/submissions';
import { ErrorInWords } from './error-in-words.js';
import { TestButtons, TestTexts, type TestActions } from './test-detail.js';
import { reasonOf } from './test-words.js';

/** The first test that failed: what a learner looks at first. */
export function FailingTest({
  test,
  submission,
  ...actions
}: TestActions & { test: TestResultView; submission: Submission }) {
  return (
    <section aria-label="First failing test" className="@container flex flex-col gap-2">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
        <h4 className="text-sm">
          Test {test.index}
          {test.hidden && <span className="font-normal text-muted"> (hidden)</span>}
        </h4>
        <p className="text-[0.8125rem] text-fail">{reasonOf(test)}</p>
        <div className="ml-auto">
          <TestButtons test={test} {...actions} />
        </div>
      </div>
      <ErrorInWords test={test} submission={submission} />
      <TestTexts test={test} />
    </section>
  );
}
