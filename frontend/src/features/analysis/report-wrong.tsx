import { REASON_LIMITS } from '@evident/contracts/limits';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.js';
import { Field, TextArea } from '../../ui/field.js';
import { useReportAnalysisMutation } from './analysis-api.js';
import { failureOf } from './analysis-failure.js';

/** Lets the learner report an analysis as wrong. An administrator settles the report. */
export function ReportWrong({ analysisId }: { analysisId: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [report, { data, error, isLoading }] = useReportAnalysisMutation();
  if (data) {
    return (
      <p role="status" className="text-[0.8125rem] text-muted">
        {data.message}
      </p>
    );
  }
  if (!open) {
    return (
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        This is wrong
      </Button>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    void report({ analysisId, reason: reason.trim() });
  };
  const failed = error && (failureOf(error).message ?? 'The report could not be sent.');
  return (
    <form onSubmit={send} className="flex w-full flex-col gap-2">
      <Field
        label="What is wrong?"
        hint="An administrator checks your report. If you are right, your token is refunded."
        error={failed || undefined}
      >
        <TextArea
          rows={3}
          maxLength={REASON_LIMITS.reportMax}
          value={reason}
          autoFocus
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={isLoading} disabled={reason.trim().length < REASON_LIMITS.min}>
          Send report
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          Close
        </Button>
      </div>
    </form>
  );
}
