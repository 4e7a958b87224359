import { useEffect, useRef } from 'react';
import { counted } from '../../lib/format.js';
import type { FormProblem } from './form-values.js';

interface ErrorSummaryProps {
  problems: readonly FormProblem[];
  /** Counts failed submits, so that the summary is read out again. */
  attempt: number;
  onGoTo: (path: string) => void;
}

/** Lists the errors of the form with links to their fields. */
export function ErrorSummary({ problems, attempt, onGoTo }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  if (attempt === 0 || problems.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      className="scroll-mt-20 rounded-panel border border-fail bg-fail-tint px-4 py-3"
    >
      <p className="font-medium text-fail">{counted(problems.length, 'error')} to fix</p>
      <ul className="mt-1 columns-1 gap-8 pl-5 text-[0.8125rem] sm:columns-2">
        {problems.map(({ path, message, where }) => (
          <li key={path} className="list-disc">
            <button
              type="button"
              onClick={() => onGoTo(path)}
              className="text-left underline underline-offset-2"
            >
              {where === '' ? message : `${where}: ${message}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
