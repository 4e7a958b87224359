import type { Submission } from '@evident/contracts/http/submissions';
import { LANGUAGE_LABELS } from '@evident/contracts/languages';
import { DISCUSSION_LIMITS } from '@evident/contracts/limits';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { asApiError } from '../../lib/api.js';
import { selectUser } from '../../lib/session-api.js';
import { useAppSelector } from '../../store/index.js';
import { Button } from '../../ui/button.js';
import { FailureLine } from '../../ui/failure-line.js';
import { Field, TextInput } from '../../ui/field.js';
import { useOwnSharesQuery, useShareSubmissionMutation, useStopSharingMutation } from './share-api.js';

const { titleMin, titleMax } = DISCUSSION_LIMITS;

function ShareForm({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const { id, problemId, language } = submission;
  const user = useAppSelector(selectUser);
  const [title, setTitle] = useState(`My ${LANGUAGE_LABELS[language]} solution`);
  const [share, { error, isLoading }] = useShareSubmissionMutation();
  const failed = error && asApiError(error);
  const ready = title.trim().length >= titleMin;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    void share({ problemId, submissionId: id, title: title.trim() }).then(({ data }) => data && onClose());
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-3 rounded-control border border-line p-3">
      <Field
        label="Title"
        hint={`Everyone who solved this problem can read it, with your name${user ? ` (${user.name})` : ''}. You can stop sharing at any time.`}
        error={failed ? (failed.fields['title'] ?? failed.message) : undefined}
      >
        <TextInput
          autoFocus
          maxLength={titleMax}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={isLoading} disabled={!ready}>
          Share
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Shares an accepted submission, or stops sharing it. */
export function ShareSubmission({ submission }: { submission: Submission }) {
  const { data: shares, error } = useOwnSharesQuery(submission.problemId);
  const [stop, { error: refused, isLoading }] = useStopSharingMutation();
  const [asking, setAsking] = useState(false);
  if (error) return <FailureLine error={error} fallback="Could not load what you share." />;
  if (!shares) return <div className="h-8" />;
  const share = shares.find(({ submissionId }) => submissionId === submission.id);
  if (share)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.8125rem]">
        <p role="status">
          Shared with those who solved this problem.{' '}
          <Link
            to={{ search: `?kind=code&thread=${share.threadId}`, hash: 'discussion' }}
            className="text-accent underline underline-offset-2"
          >
            View it
          </Link>
        </p>
        <Button size="sm" busy={isLoading} onClick={() => void stop(share.threadId)}>
          Stop sharing
        </Button>
        {refused && <FailureLine error={refused} fallback="It is still shared. Try again." />}
      </div>
    );
  if (asking) return <ShareForm submission={submission} onClose={() => setAsking(false)} />;
  return (
    <Button size="sm" onClick={() => setAsking(true)}>
      Share this solution
    </Button>
  );
}
