import type { TestResultView } from '@evident/contracts/events';
import type { Verification, VerificationColumn } from '@evident/contracts/http/authoring';
import { LANGUAGE_LABELS } from '@evident/contracts/languages';
import { VERDICT_LABELS, type Verdict } from '@evident/contracts/verdicts';
import { useState } from 'react';
import { cx } from '../../ui/cx.js';
import { Spinner } from '../../ui/spinner.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { VerdictBadge } from '../../ui/verdict-badge.js';

const SHORT: Readonly<Record<Verdict, string>> = {
  accepted: 'OK',
  wrong_answer: 'WA',
  time_limit_exceeded: 'TLE',
  memory_limit_exceeded: 'MLE',
  output_limit_exceeded: 'OLE',
  runtime_error: 'RE',
  compile_error: 'CE',
};

interface Chosen {
  column: VerificationColumn;
  test: TestResultView;
}

function Cell({
  column,
  index,
  onChoose,
}: {
  column: VerificationColumn;
  index: number;
  onChoose: (chosen: Chosen) => void;
}) {
  const test = column.tests.find((candidate) => candidate.index === index);
  if (!test) {
    return <span className="text-muted">{column.status === 'judging' ? '…' : '·'}</span>;
  }
  const verdict = test.verdict ?? (test.passed ? 'accepted' : 'wrong_answer');
  // Wrong solutions should fail, so only failures of references are highlighted.
  const alarming = column.expectedVerdict === 'accepted' && !test.passed;
  return (
    <button
      type="button"
      title={`${VERDICT_LABELS[verdict]}${test.message ? `: ${test.message}` : ''}`}
      onClick={() => onChoose({ column, test })}
      className={cx(
        'tabular rounded-cell px-1.5 py-0.5 text-xs font-medium hover:bg-raised',
        alarming ? 'bg-fail-tint text-fail' : test.passed ? 'text-pass' : 'text-warn',
      )}
    >
      {SHORT[verdict]} <span className="font-normal text-muted">{test.time}</span>
    </button>
  );
}

function ColumnHead({ column }: { column: VerificationColumn }) {
  return (
    <div className="flex flex-col gap-0.5 py-1.5">
      <span className="font-medium text-ink">{column.label}</span>
      <span>{LANGUAGE_LABELS[column.language]}</span>
    </div>
  );
}

function endOf({ ok, verdict, expectedVerdict }: VerificationColumn): string {
  if (verdict === null) return 'not judged';
  return ok ? 'as expected' : `expected ${VERDICT_LABELS[expectedVerdict]}`;
}

function Ending({ column }: { column: VerificationColumn }) {
  if (column.ok === null) return <Spinner size={14} className="text-accent" />;
  return (
    <div className="flex flex-col gap-0.5 py-1">
      <VerdictBadge status={column.status} verdict={column.verdict} />
      <span className={cx('text-xs', column.ok ? 'text-muted' : 'font-medium text-fail')}>
        {endOf(column)}
      </span>
    </div>
  );
}

/** Results by test (rows) and program (columns), updated live. */
export default function VerifyMatrix({ matrix }: { matrix: Verification }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const rows = Array.from({ length: matrix.testCount }, (_, at) => at + 1);
  const compile = matrix.columns.filter((column) => column.verdict === 'compile_error');
  return (
    <div className="flex flex-col gap-3" data-testid="verify-matrix" data-done={matrix.done}>
      <Table caption="Verify matrix" className="text-[0.8125rem]">
        <thead>
          <tr>
            <Th>Test</Th>
            {matrix.columns.map((column) => (
              <Th key={column.submissionId}>
                <ColumnHead column={column} />
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((index) => (
            <Tr key={index}>
              <Td className="h-7 w-px whitespace-nowrap text-muted">{index}</Td>
              {matrix.columns.map((column) => (
                <Td key={column.submissionId} className="h-7">
                  <Cell column={column} index={index} onChoose={setChosen} />
                </Td>
              ))}
            </Tr>
          ))}
          <Tr>
            <Td className="text-muted">Verdict</Td>
            {matrix.columns.map((column) => (
              <Td key={column.submissionId}>
                <Ending column={column} />
              </Td>
            ))}
          </Tr>
        </tbody>
      </Table>
      {compile.map((column) => (
        <pre
          key={column.submissionId}
          aria-label={`Compiler output of ${column.label}`}
          tabIndex={0}
          className="max-h-48 overflow-auto rounded-control bg-fail-tint px-3 py-2 text-[0.8125rem] whitespace-pre-wrap text-fail"
        >
          {column.label} ({LANGUAGE_LABELS[column.language]}){'\n'}
          {column.compileOutput}
        </pre>
      ))}
      {chosen && (
        <section aria-label="Chosen cell" className="rounded-control border border-line p-3">
          <h3 className="text-sm">
            {chosen.column.label} on test {chosen.test.index}
          </h3>
          {chosen.test.message && <p className="text-[0.8125rem] text-muted">{chosen.test.message}</p>}
          <dl className="mt-2 grid gap-3 md:grid-cols-3">
            {(
              [
                ['Input', chosen.test.input],
                ['Expected', chosen.test.expected],
                ['Output', chosen.test.stdout],
              ] as const
            ).map(([label, text]) => (
              <div key={label} className="min-w-0">
                <dt className="text-xs text-muted">{label}</dt>
                <dd>
                  <pre className="max-h-48 overflow-auto rounded-control bg-raised px-2 py-1 text-[0.8125rem] whitespace-pre-wrap">
                    {text ?? 'null'}
                  </pre>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
