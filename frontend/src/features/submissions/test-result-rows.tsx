import type { TestResultView } from '@evident/contracts/events';
import { Fragment, useId, useState } from 'react';
import { useMedia } from '../../lib/use-media.js';
import { cx } from '../../ui/cx.js';
import { CheckIcon, ChevronDownIcon, ChevronRightIcon, CrossIcon } from '../../ui/icons.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { TestDetail, type TestActions } from './test-detail.js';
import { wasRun } from './test-words.js';

/** The value on one line; the expanded row shows all of it. */
function Preview({ text }: { text: string | null }) {
  if (text === null) return <span className="text-muted">null</span>;
  const line = text.replace(/\n$/, '').replace(/\n/g, ' ↵ ');
  return <code className="block max-w-44 truncate text-[0.8125rem]">{line === '' ? '(empty)' : line}</code>;
}

/** `Passed`, `Failed` or, when judging stopped before this test, `Not run`. */
function TestStatus({ test }: { test: TestResultView }) {
  if (!wasRun(test)) return <span className="text-muted">Not run</span>;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 align-middle font-medium',
        test.passed ? 'text-pass' : 'text-fail',
      )}
    >
      {test.passed ? <CheckIcon /> : <CrossIcon />}
      {test.passed ? 'Passed' : 'Failed'}
    </span>
  );
}

function ToggleButton({
  test,
  expanded,
  detailId,
  onToggle,
}: {
  test: TestResultView;
  expanded: boolean;
  detailId: string;
  onToggle: () => void;
}) {
  return (
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
  );
}

const attributesOf = (test: TestResultView) => ({
  'data-testid': 'test-result',
  'data-index': test.index,
  'data-verdict': test.verdict ?? (test.passed ? 'accepted' : 'not_run'),
});

interface ItemProps extends TestActions {
  test: TestResultView;
  expanded: boolean;
  onToggle: () => void;
}

function TestRow({ test, expanded, onToggle, ...actions }: ItemProps) {
  const detailId = useId();
  const ran = wasRun(test);
  return (
    <Fragment>
      <Tr {...attributesOf(test)} className="h-8">
        <Td className="h-8 w-px whitespace-nowrap">
          <ToggleButton test={test} expanded={expanded} detailId={detailId} onToggle={onToggle} />
        </Td>
        <Td className="h-8 whitespace-nowrap">
          <TestStatus test={test} />
        </Td>
        <Td className="h-8">
          <Preview text={test.expected} />
        </Td>
        <Td className="h-8">
          <Preview text={test.stdout} />
        </Td>
        <Td className="h-8 text-right whitespace-nowrap">{ran ? test.memory : '—'}</Td>
        <Td className="h-8 text-right whitespace-nowrap">{ran ? test.time : '—'}</Td>
      </Tr>
      <tr id={detailId} hidden={!expanded}>
        {expanded && (
          <td colSpan={6} className="border-t border-line px-3">
            <TestDetail test={test} {...actions} />
          </td>
        )}
      </tr>
    </Fragment>
  );
}

/** A test on a narrow screen. */
function TestCard({ test, expanded, onToggle, ...actions }: ItemProps) {
  const detailId = useId();
  return (
    <li {...attributesOf(test)} className="border-t border-line px-3 py-2 text-[0.8125rem] first:border-t-0">
      <div className="flex items-center gap-3">
        <ToggleButton test={test} expanded={expanded} detailId={detailId} onToggle={onToggle} />
        <span className="ml-auto">
          <TestStatus test={test} />
        </span>
      </div>
      {!expanded && !(test.hidden && test.input === null) && (
        <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-1 text-muted">
          <dt>Expected</dt>
          <dd className="text-ink">
            <Preview text={test.expected} />
          </dd>
          <dt>Your Output</dt>
          <dd className="text-ink">
            <Preview text={test.stdout} />
          </dd>
        </dl>
      )}
      {wasRun(test) && (
        <p className="tabular mt-1 text-xs text-muted">
          {test.memory} · {test.time}
        </p>
      )}
      <div id={detailId} hidden={!expanded}>
        {expanded && <TestDetail test={test} {...actions} />}
      </div>
    </li>
  );
}

/** The placeholder of a test that is not judged yet. */
function PendingTestRow({ index, running }: { index: number; running: boolean }) {
  return (
    <Tr data-testid="test-pending" className="h-8 text-muted">
      <Td className="h-8 pl-7 whitespace-nowrap">Test {index}</Td>
      <Td className="h-8" colSpan={5}>
        {running ? 'Running…' : 'Waiting'}
      </Td>
    </Tr>
  );
}

interface TestListProps extends TestActions {
  caption: string;
  tests: readonly TestResultView[];
  /** Numbers of the tests that are not judged yet. */
  pending?: readonly number[];
  /** Whether the first pending test runs now. */
  running?: boolean;
}

/** Tests as a table, or as cards on a narrow screen. */
export function TestList({ caption, tests, pending = [], running = false, ...actions }: TestListProps) {
  const narrow = useMedia('(max-width: 639px)');
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({});
  if (tests.length + pending.length === 0) return null;
  const item = (test: TestResultView) => ({
    key: test.id,
    test,
    expanded: open[test.id] === true,
    onToggle: () => setOpen({ ...open, [test.id]: open[test.id] !== true }),
    ...actions,
  });
  if (narrow)
    return (
      <>
        <ul aria-label={caption} className="rounded-control border border-line">
          {tests.map((test) => {
            const { key, ...props } = item(test);
            return <TestCard key={key} {...props} />;
          })}
        </ul>
        {pending.length > 0 && (
          <p className="text-[0.8125rem] text-muted">
            {pending.length} {pending.length === 1 ? 'test' : 'tests'} left
          </p>
        )}
      </>
    );
  return (
    <Table caption={caption} className="text-[0.8125rem]">
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
        {tests.map((test) => {
          const { key, ...props } = item(test);
          return <TestRow key={key} {...props} />;
        })}
        {pending.map((index, at) => (
          <PendingTestRow key={`pending-${index}`} index={index} running={running && at === 0} />
        ))}
      </tbody>
    </Table>
  );
}
