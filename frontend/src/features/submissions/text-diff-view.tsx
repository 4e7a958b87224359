import { useMemo, useState } from 'react';
import { cx } from '../../ui/cx.js';
import { CheckBox } from '../../ui/field.js';
import {
  diffText,
  differsInWhitespaceOnly,
  showWhitespace,
  type DiffLine,
  type DiffSpan,
} from './text-diff.js';

/** Maximum number of lines shown. */
const MAX_LINES = 200;

function Side({
  spans,
  side,
  whitespace,
  markEnd,
}: {
  spans: DiffSpan[] | null;
  side: 'expected' | 'actual';
  /** Shows the whitespace of equal parts too. */
  whitespace: boolean;
  markEnd: boolean;
}) {
  if (spans === null) return <span className="text-muted select-none"> </span>;
  return (
    <>
      {spans.map((span, at) =>
        span.same ? (
          <span key={at}>{whitespace ? showWhitespace(span.text) : span.text}</span>
        ) : (
          <mark
            key={at}
            className={cx(
              'rounded-cell font-semibold',
              side === 'expected' ? 'bg-pass-tint text-pass' : 'bg-fail-tint text-fail',
            )}
          >
            {showWhitespace(span.text)}
          </mark>
        ),
      )}
      {markEnd && <span className="text-muted select-none">↵</span>}
    </>
  );
}

const WORDS: Record<DiffLine['kind'], string> = {
  same: 'same',
  changed: 'differs',
  missing: 'missing in your output',
  extra: 'not expected',
};

/** Expected and actual output side by side. Whitespace is visible in the differences. */
export function TextDiffView({ expected, actual }: { expected: string; actual: string }) {
  const lines = useMemo(() => diffText(expected, actual), [expected, actual]);
  const whitespaceOnly = differsInWhitespaceOnly(expected, actual);
  const [whitespace, setWhitespace] = useState(false);
  const shown = lines.slice(0, MAX_LINES);
  return (
    <div>
      {whitespaceOnly && (
        <p className="mb-2 text-[0.8125rem] text-warn">
          Only whitespace differs: · space, » tab, ↵ line end.
        </p>
      )}
      <div
        className="overflow-x-auto rounded-control border border-line"
        tabIndex={0}
        role="region"
        aria-label="Difference"
      >
        <table className="w-full table-fixed border-collapse font-mono text-[0.8125rem] leading-6">
          <caption className="sr-only">Expected output beside your output, line by line</caption>
          <colgroup>
            <col className="w-9" />
            <col />
            <col className="w-9" />
            <col />
          </colgroup>
          <thead className="font-sans">
            <tr className="bg-raised text-xs text-muted">
              <th scope="col" colSpan={2} className="px-2 py-1 text-left font-medium">
                Expected
              </th>
              <th scope="col" colSpan={2} className="border-l border-line px-2 py-1 text-left font-medium">
                Your output
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line, at) => {
              const markEnd = whitespace || (line.kind !== 'same' && whitespaceOnly);
              return (
                <tr
                  key={at}
                  className={cx(line.kind !== 'same' && 'bg-raised/50')}
                  aria-label={WORDS[line.kind]}
                >
                  <td className="w-8 px-2 text-right align-top text-xs text-muted select-none">
                    {line.expectedLine}
                  </td>
                  <td className="px-2 align-top break-all whitespace-pre-wrap">
                    <Side spans={line.expected} side="expected" whitespace={whitespace} markEnd={markEnd} />
                  </td>
                  <td className="w-8 border-l border-line px-2 text-right align-top text-xs text-muted select-none">
                    {line.actualLine}
                  </td>
                  <td className="px-2 align-top break-all whitespace-pre-wrap">
                    <Side spans={line.actual} side="actual" whitespace={whitespace} markEnd={markEnd} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <CheckBox
        label="Show all spaces, tabs and line ends"
        checked={whitespace}
        onChange={(event) => setWhitespace(event.target.checked)}
        className="mt-1 min-h-7 text-[0.8125rem] text-muted pointer-coarse:min-h-11"
      />
      {lines.length > MAX_LINES && (
        <p className="mt-1 text-xs text-muted">{lines.length - MAX_LINES} more lines are not shown.</p>
      )}
    </div>
  );
}
