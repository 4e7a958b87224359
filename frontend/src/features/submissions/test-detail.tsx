import type { TestResultView } from '@evident/contracts/events';
import { Button } from '../../ui/button.js';
import { PlayIcon, PlusIcon } from '../../ui/icons.js';
import { OutputBlock } from '../../ui/output-block.js';
import { isWhole, reasonOf } from './test-words.js';
import { TextDiffView } from './text-diff-view.js';

export interface TestActions {
  onAddCase: (input: string, expected: string) => void;
  /** Runs the code in the editor on this test only; absent where that is not possible. */
  onRunTest?: ((input: string, expected: string) => void) | undefined;
}

/** Buttons for a failed test whose whole input is known. */
export function TestButtons({ test, onAddCase, onRunTest }: TestActions & { test: TestResultView }) {
  const { input, expected } = test;
  if (input === null || test.passed || !isWhole(input) || !isWhole(expected)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {onRunTest && (
        <Button size="sm" onClick={() => onRunTest(input, expected)}>
          <PlayIcon />
          Run this test
        </Button>
      )}
      <Button size="sm" onClick={() => onAddCase(input, expected)}>
        <PlusIcon />
        Add to my tests
      </Button>
    </div>
  );
}

/** Input, output and difference of a test, side by side where there is room. */
export function TestTexts({ test }: { test: TestResultView }) {
  const { input, stdout } = test;
  const secret = test.hidden && input === null;
  return (
    <div className="flex flex-col gap-3">
      {secret && <p className="text-muted">This is a hidden test: only its result is shown.</p>}
      <div className="grid gap-3 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {input !== null && <OutputBlock label={test.conversation ? 'Judge knows' : 'Input'} text={input} />}
        {stdout !== null &&
          (test.passed || test.expected === '' || test.conversation ? (
            <OutputBlock
              label={test.conversation ? 'Conversation (> your program, < the judge)' : 'Your output'}
              text={stdout}
            />
          ) : (
            <TextDiffView expected={test.expected} actual={stdout} />
          ))}
      </div>
      {test.inputProblem !== undefined && (
        <p className="text-warn">The problem does not allow this input: {test.inputProblem}</p>
      )}
      {test.referenceExpected !== null && (
        <OutputBlock label="Reference output" text={test.referenceExpected} />
      )}
      {test.stderr !== null && test.stderr !== '' && (
        <OutputBlock label="Standard error" text={test.stderr} tone="fail" />
      )}
    </div>
  );
}

/** Everything known about one test. */
export function TestDetail({ test, ...actions }: TestActions & { test: TestResultView }) {
  const reason = reasonOf(test);
  return (
    <div className="@container flex flex-col gap-3 py-3">
      {reason !== null && <p className="font-medium text-fail">{reason}</p>}
      <TestTexts test={test} />
      <TestButtons test={test} {...actions} />
    </div>
  );
}
