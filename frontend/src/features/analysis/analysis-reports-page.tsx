import type { ReportedAnalysis } from '@evident/contracts/http/admin';
import { useState } from 'react';
import { toasts } from '../../lib/toasts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Field, TextInput } from '../../ui/field.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { LoadingPane } from '../../ui/spinner.js';
import { failureOf } from './analysis-failure.js';
import { useAnalysisReportsQuery, useSettleReportMutation } from './reports-api.js';

const MIN_NOTE = 3;
const MAX_NOTE = 500;
type Status = 'open' | 'settled';

function Decision({ report }: { report: ReportedAnalysis }) {
  const [note, setNote] = useState('');
  const [settle, { error, isLoading }] = useSettleReportMutation();
  const decide = async (refund: boolean) => {
    const answer = await settle({ reportId: report.id, refund, note: note.trim() });
    if (answer.data) toasts.success(answer.data.message);
  };
  const failed = error && (failureOf(error).message ?? 'The report could not be settled.');
  const disabled = isLoading || note.trim().length < MIN_NOTE;
  return (
    <div className="flex flex-col gap-2">
      <Field label="Your decision, in a sentence" error={failed || undefined}>
        <TextInput maxLength={MAX_NOTE} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="flex gap-2">
        <Button size="sm" disabled={disabled} onClick={() => void decide(true)}>
          Give the token back
        </Button>
        <Button size="sm" variant="ghost" disabled={disabled} onClick={() => void decide(false)}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}

function Report({ report }: { report: ReportedAnalysis }) {
  const { analysis, reason, note, sourceCode, status, language } = report;
  return (
    <li className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={status === 'refunded' ? 'pass' : 'neutral'}>{status}</Badge>
        <Badge>{language}</Badge>
        <span className="tabular">{analysis.rating} / 100</span>
        <span className="min-w-0 text-muted">{analysis['tc&sc']}</span>
      </div>
      <p className="whitespace-pre-wrap">
        <span className="font-medium">The learner: </span>
        {reason}
      </p>
      <details>
        <summary>The analysis and the code</summary>
        <p className="mt-2 whitespace-pre-wrap">{analysis.bugs}</p>
        <p className="mt-2 whitespace-pre-wrap">{analysis.improvement}</p>
        <pre
          tabIndex={0}
          className="mt-2 max-h-80 overflow-auto rounded-control bg-raised p-3 text-[0.8125rem]"
        >
          {sourceCode}
        </pre>
      </details>
      {note === null ? <Decision report={report} /> : <p className="text-muted">{note}</p>}
    </li>
  );
}

/** Analyses that learners call wrong, for admins to settle. */
export default function AnalysisReportsPage() {
  const [status, setStatus] = useState<Status>('open');
  const { data, error } = useAnalysisReportsQuery(status, { refetchOnMountOrArgChange: true });
  return (
    <PageBody className="max-w-4xl">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <PageTitle title="Reported analyses" />
        <div className="flex gap-2">
          {(['open', 'settled'] as const).map((choice) => (
            <Button
              key={choice}
              size="sm"
              aria-pressed={status === choice}
              variant={status === choice ? 'secondary' : 'ghost'}
              onClick={() => setStatus(choice)}
            >
              {choice === 'open' ? 'Open' : 'Settled'}
            </Button>
          ))}
        </div>
      </div>
      {error && <p role="alert">{failureOf(error).message ?? 'The reports could not be loaded.'}</p>}
      {!data && !error && <LoadingPane label="Loading the reports" className="min-h-40" />}
      {data?.length === 0 && (
        <EmptyState title={status === 'open' ? 'Nothing waits for you.' : 'None yet.'} />
      )}
      <ul className="flex flex-col gap-4">
        {data?.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </PageBody>
  );
}
