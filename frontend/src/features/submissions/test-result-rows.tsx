import type { TestResultView } from '@evident/contracts/events';
import { VERDICT_LABELS } from '@evident/contracts/verdicts';
import { Fragment, useId } from 'react';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { CheckIcon, ChevronDownIcon, ChevronRightIcon, CrossIcon, PlusIcon } from '../../ui/icons.js';
import { Td, Tr } from '../../ui/table.js';
import { OutputBlock } from './output-block.js';
import { TextDiffView } from './text-diff-view.js';

/** The value on one line; the expanded row shows all of it. */
function Preview({ text }: { text: string | null }) {
  if (text === null) return <span className="text-muted">null</span>;
  const line = text.replace(/\n$/, '').replace(/\n/g, ' ↵ ');
  return <code className="block max-w-44 truncate text-[0.8125rem]">{line === '' ? '(empty)' : line}</code>;
}

function PassedMark({ passed }: { passed: boolean }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 align-middle font-medium',
        passed ? 'text-pass' : 'text-fail',
      )}
    >
      {passed ? <CheckIcon /> : <CrossIcon />}
      {passed ? 'Passed' : 'Failed'}
    </span>
  );
}

/** @returns verdict, checker message and exit of a test as one line. */
function reasonOf(test: TestResultView): string | null {
  const parts = [
    test.verdict !== null && test.verdict !== 'accepted' ? VERDICT_LABELS[test.verdict] : null,
    test.message === '' ? null : test.message,
    test.signal !== null ? `ended by ${test.signal}` : null,
    test.signal === null && test.exitCode !== null && test.exitCode !== 0
      ? `exit code ${test.exitCode}`
      : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

interface DetailProps {
  test: TestResultView;
  onAddCase: ((input: string, expected: string) => void) | undefined;
}

function TestDetail({ test, onAddCase }: DetailProps) {
  const reason = reasonOf(test);
  const secret = test.hidden && test.input === null;
  const { input, stdout } = test;
  return (
    // Keeps the details in view when the table scrolls sideways.
    <div className="flex flex-col gap-3 py-3 max-[899px]:sticky max-[899px]:left-3 max-[899px]:w-[calc(100vw-3.5rem)]">
      {reason !== null && !test.passed && <p className="font-medium text-fail">{reason}</p>}
      {secret && <p className="text-muted">This is a hidden test: only its result is shown.</p>}
      {input !== null && <OutputBlock label="Input" text={input} />}
      {stdout !== null &&
        (test.passed || test.expected === '' ? (
          <OutputBlock label="Your output" text={stdout} />
        ) : (
          <TextDiffView expected={test.expected} actual={stdout} />
        ))}
      {test.referenceExpected !== null && (
        <OutputBlock label="Reference output" text={test.referenceExpected} />
      )}
      {test.stderr !== null && test.stderr !== '' && (
        <OutputBlock label="Standard error" text={test.stderr} tone="fail" />
      )}
      {input !== null && !test.passed && onAddCase && (
        <div>
          <Button size="sm" onClick={() => onAddCase(input, test.expected)}>
            <PlusIcon />
            Add to my tests
          </Button>
        </div>
      )}
    </div>
  );
}

interface TestResultRowProps {
  test: TestResultView;
  expanded: boolean;
  onToggle: () => void;
  onAddCase?: (input: string, expected: string) => void;
}

/** A judged test that expands to its details. */
export function TestResultRow({ test, expanded, onToggle, onAddCase }: TestResultRowProps) {
  const detailId = useId();
  return (
    <Fragment>
      <Tr
        data-testid="test-result"
        data-index={test.index}
        data-verdict={test.verdict ?? (test.passed ? 'accepted' : 'failed')}
        className="h-8"
      >
        <Td className="h-8 w-px whitespace-nowrap">
          <button
            type="button"
            aria-expanded={expanded}
            aria-controls={detailId}
            onClick={onToggle}
            className="-ml-1 inline-flex items-center gap-1 rounded-control px-1 py-0.5 hover:bg-raised pointer-coarse:min-h-11"
          >
            {expanded ? <ChevronDownIcon /> : <ChevronRightIcon />}
            Test {test.index}
            {test.hidden && <span className="text-muted"> (hidden)</span>}
          </button>
        </Td>
        <Td className="h-8">
          <PassedMark passed={test.passed} />
        </Td>
        <Td className="h-8">
          <Preview text={test.expected} />
        </Td>
        <Td className="h-8">
          <Preview text={test.stdout} />
        </Td>
        <Td className="h-8 text-right whitespace-nowrap">{test.memory}</Td>
        <Td className="h-8 text-right whitespace-nowrap">{test.time}</Td>
      </Tr>
      <tr id={detailId} hidden={!expanded}>
        {expanded && (
          <td colSpan={6} className="border-t border-line px-3">
            <TestDetail test={test} onAddCase={onAddCase} />
          </td>
        )}
      </tr>
    </Fragment>
  );
}

/** The placeholder of a test that is not judged yet. */
export function PendingTestRow({ index, running }: { index: number; running: boolean }) {
  return (
    <Tr data-testid="test-pending" className="h-8 text-muted">
      <Td className="h-8 pl-7 whitespace-nowrap">Test {index}</Td>
      <Td className="h-8" colSpan={5}>
        {running ? 'Running…' : 'Waiting'}
      </Td>
    </Tr>
  );
}
