import type { Submission } from '@evident/contracts/http/submissions';
import { LANGUAGE_LABELS } from '@evident/contracts/languages';
import { useWholeSubmission } from '../../lib/whole-submission.js';
import { CodeDiff } from '../../ui/code-editor/code-diff.js';
import { MONACO_LANGUAGES } from '../../ui/code-editor/editor-types.js';
import { Dialog } from '../../ui/dialog.js';
import { SourceRemoved } from '../../ui/source-removed.js';
import { VerdictBadge } from '../../ui/verdict-badge.js';
import { WholeSubmissionPending } from '../../ui/whole-submission-pending.js';
import { lazyFormat } from '../../lib/lazy-format.js';

const dateTime = lazyFormat(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' }),
);

function Side({ submission }: { submission: Submission }) {
  return (
    <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
      <VerdictBadge status={submission.submissionStatus} verdict={submission.verdict} />
      <span className="text-muted">
        {LANGUAGE_LABELS[submission.language]} · {dateTime.format(new Date(submission.createdAt))}
      </span>
    </p>
  );
}

const WIDE = 'w-[min(72rem,calc(100vw-2rem))]';
const DIFF = 'h-[min(32rem,60dvh)] overflow-hidden rounded-control border border-line';

interface SubmissionDiffDialogProps {
  earlier: Submission;
  later: Submission;
  onClose: () => void;
}

interface EditorDiffDialogProps {
  submission: Submission;
  /** The text in the editor. */
  source: string;
  onClose: () => void;
}

/** A past submission beside the text in the editor. */
export function EditorDiffDialog({ submission, source, onClose }: EditorDiffDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Compare with the editor"
      description="Lines with − are in the submission only, lines with + in the editor only."
      widthClass={WIDE}
    >
      <div className="mb-2 flex text-[0.8125rem]">
        <Side submission={submission} />
      </div>
      <div className={DIFF}>
        <CodeDiff
          original={submission.sourceCode}
          modified={source}
          language={MONACO_LANGUAGES[submission.language]}
          ariaLabel="Source code"
        />
      </div>
    </Dialog>
  );
}

export function SubmissionDiffDialog({ earlier, later, onClose }: SubmissionDiffDialogProps) {
  const before = useWholeSubmission(earlier);
  const after = useWholeSubmission(later);
  const removedAt = earlier.textsRemovedAt ?? later.textsRemovedAt;
  const retry = () => {
    if (before.error !== undefined) void before.refetch();
    if (after.error !== undefined) void after.refetch();
  };
  return (
    <Dialog open onClose={onClose} title="Compare submissions" widthClass={WIDE}>
      <div className="mb-2 flex flex-wrap gap-4 text-[0.8125rem]">
        <Side submission={earlier} />
        <Side submission={later} />
      </div>
      <div className={DIFF}>
        {removedAt !== undefined ? (
          <SourceRemoved at={removedAt} />
        ) : before.submission && after.submission ? (
          <CodeDiff
            original={before.submission.sourceCode}
            modified={after.submission.sourceCode}
            language={MONACO_LANGUAGES[later.language]}
            ariaLabel="Source code"
          />
        ) : (
          <WholeSubmissionPending error={before.error ?? after.error} onRetry={retry} />
        )}
      </div>
    </Dialog>
  );
}
