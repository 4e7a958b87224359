import type { Submission } from '@evident/contracts/http/submissions';
import { LANGUAGE_LABELS } from '@evident/contracts/languages';
import { useWholeSubmission } from '../../lib/whole-submission.js';
import { CodeDiff } from '../../ui/code-editor/code-diff.js';
import { MONACO_LANGUAGES } from '../../ui/code-editor/editor-types.js';
import { Dialog } from '../../ui/dialog.js';
import { SourceRemoved } from '../../ui/source-removed.js';
import { VerdictBadge } from '../../ui/verdict-badge.js';
import { WholeSubmissionPending } from '../../ui/whole-submission-pending.js';

const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

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

interface SubmissionDiffDialogProps {
  earlier: Submission;
  later: Submission;
  onClose: () => void;
}

export default function SubmissionDiffDialog({ earlier, later, onClose }: SubmissionDiffDialogProps) {
  const before = useWholeSubmission(earlier);
  const after = useWholeSubmission(later);
  const removedAt = earlier.textsRemovedAt ?? later.textsRemovedAt;
  const retry = () => {
    if (before.error !== undefined) void before.refetch();
    if (after.error !== undefined) void after.refetch();
  };
  return (
    <Dialog open onClose={onClose} title="Compare submissions" widthClass="w-[min(72rem,calc(100vw-2rem))]">
      <div className="mb-2 flex flex-wrap gap-4 text-[0.8125rem]">
        <Side submission={earlier} />
        <Side submission={later} />
      </div>
      <div className="h-[min(32rem,60dvh)] overflow-hidden rounded-control border border-line">
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
