import { LANGUAGE_LABELS } from '@evident/contracts/labels';
import { Link } from 'react-router-dom';
import { counted } from '../../lib/format.js';
import { toasts } from '../../lib/toasts.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { FailureLine } from '../../ui/failure-line.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { Time } from '../../ui/time.js';
import {
  FAILED_SHOWN,
  useFailedSubmissionsQuery,
  useRetryAllSubmissionsMutation,
  useRetrySubmissionMutation,
  type FailedSubmission,
} from './administration-api.js';

const KIND_LABELS: Record<FailedSubmission['kind'], string> = {
  run: 'Run',
  submit: 'Submission',
  verify: 'Verification',
};

interface Opening {
  onOpenAccount: (email: string) => void;
}

function Failed({ failed, onOpenAccount }: Opening & { failed: FailedSubmission }) {
  const [retry, { isLoading, error }] = useRetrySubmissionMutation();
  const { submissionId, kind, problemId, problemTitle, userEmail, language, fault, attempts, requestId } =
    failed;
  const title = problemTitle ?? 'Deleted problem';
  const send = async () => {
    const { data } = await retry(submissionId);
    if (data) toasts.success(data.message);
  };
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 p-4">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={`/problem/${problemId}`} className="font-medium hover:underline">
            {title}
          </Link>
          <Badge>{KIND_LABELS[kind]}</Badge>
          <Badge>{LANGUAGE_LABELS[language]}</Badge>
        </p>
        <p className="break-words">{fault ?? 'No cause was recorded.'}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted">
          {userEmail === null ? (
            <span>Account deleted</span>
          ) : (
            <button
              type="button"
              className="break-all text-accent underline underline-offset-2 pointer-coarse:min-h-11"
              onClick={() => onOpenAccount(userEmail)}
            >
              {userEmail}
            </button>
          )}
          <span className="tabular">{counted(attempts, 'attempt')}</span>
          <Time iso={failed.failedAt} />
          {requestId !== null && <span className="break-all">Request {requestId}</span>}
        </p>
        <FailureLine error={error} fallback="The submission could not be sent again." />
      </div>
      <Button
        size="sm"
        busy={isLoading}
        onClick={() => void send()}
        aria-label={`Send again: ${title} of ${userEmail ?? 'a deleted account'}`}
      >
        Send again
      </Button>
    </li>
  );
}

function RetryAll({ total }: { total: number }) {
  const [retry, { isLoading, error }] = useRetryAllSubmissionsMutation();
  const send = async () => {
    const { data } = await retry();
    if (data) toasts.success(data.message);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line p-4">
      <p className="flex-1">{counted(total, 'submission')} failed. Mend the cause first.</p>
      <FailureLine error={error} fallback="The submissions could not be sent again." />
      <Button size="sm" busy={isLoading} onClick={() => void send()}>
        Send all again
      </Button>
    </div>
  );
}

function FailedList({ onOpenAccount }: Opening) {
  const { data, error, refetch } = useFailedSubmissionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useFailureLog(error, 'The failed submissions could not be loaded');
  const total = data?.total ?? 0;
  return (
    <LoadedList
      what="the failed submissions"
      data={data?.submissions}
      error={error}
      onRetry={refetch}
      rowClass="h-20"
      empty={
        <EmptyState
          title="No failed submissions"
          detail="Submissions that the platform could not judge appear here."
        />
      }
    >
      {(submissions) => (
        <>
          {total > 1 && <RetryAll total={total} />}
          <ul className="divide-y divide-line">
            {submissions.map((failed) => (
              <Failed key={failed.submissionId} failed={failed} onOpenAccount={onOpenAccount} />
            ))}
          </ul>
          {total > FAILED_SHOWN && (
            <p className="border-t border-line px-4 py-3 text-[0.8125rem] text-muted">
              Only the latest {FAILED_SHOWN} of {total} are shown. Older ones appear after these are sent
              again.
            </p>
          )}
        </>
      )}
    </LoadedList>
  );
}

/** Submissions that ended with System Error. They do not count and can be judged again. */
export function FailedSubmissions({ onOpenAccount }: Opening) {
  return (
    <Panel
      title="Failed submissions"
      detail="Ended as System Error; nothing was counted."
      bodyClass="min-h-60"
    >
      <FailedList onOpenAccount={onOpenAccount} />
    </Panel>
  );
}
