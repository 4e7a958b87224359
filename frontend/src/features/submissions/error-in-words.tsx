import type { TestResultView } from '@evident/contracts/events';
import type { Submission } from '@evident/contracts/http/submissions';
import { explainError } from './explain-error.js';

interface ErrorInWordsProps {
  test: TestResultView;
  submission: Pick<Submission, 'language' | 'sourceCode'>;
}

/** What a common error of a crashed program means, and the line where it happened. */
export function ErrorInWords({ test, submission }: ErrorInWordsProps) {
  if (test.verdict !== 'runtime_error' || test.stderr === null) return null;
  const found = explainError(submission.language, test.stderr, submission.sourceCode);
  if (!found) return null;
  return (
    <div role="note" aria-label="What the error means" className="rounded-control bg-raised px-3 py-2">
      <p className="max-w-[75ch] text-[0.8125rem] leading-relaxed">{found.words}</p>
      {found.line !== null && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-[0.8125rem]">
          <span className="font-medium">Line {found.line}</span>
          {found.code !== null && <code className="min-w-0 break-words text-muted">{found.code}</code>}
        </p>
      )}
    </div>
  );
}
