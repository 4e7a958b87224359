import { REASON_LIMITS } from '@evident/contracts/limits';
import type { FormEvent } from 'react';
import { asApiError } from '../../lib/api.js';
import { useKeptText } from '../../lib/use-kept-text.js';
import { Button } from '../../ui/button.js';
import { Field, TextArea } from '../../ui/field.js';
import { useReportPostMutation } from './discussion-api.js';

interface ReportPostProps {
  /** The reason is kept under this name until it is sent or the form is cancelled. */
  keptAs: string;
  postId: string;
  onClose: () => void;
}

/** Tells the administrators what is wrong with a post. */
export function ReportPost({ keptAs, postId, onClose }: ReportPostProps) {
  const { text: reason, type, drop } = useKeptText(keptAs);
  const [report, { data, error, isLoading }] = useReportPostMutation();
  if (data)
    return (
      <p role="status" className="text-[0.8125rem] text-muted">
        {data.message}
      </p>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    void report({ postId, reason: reason.trim() }).then(({ data: sent }) => sent && drop());
  };
  const failed = error && (asApiError(error)?.message ?? 'The report could not be sent.');
  return (
    <form onSubmit={send} className="flex flex-col gap-2">
      <Field
        label="What is wrong with this post?"
        hint="An administrator reads it. The author does not learn who reported."
        error={failed || undefined}
      >
        <TextArea
          rows={3}
          autoFocus
          maxLength={REASON_LIMITS.reportMax}
          value={reason}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={isLoading} disabled={reason.trim().length < REASON_LIMITS.min}>
          Send report
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            drop();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
