import type { ReportedAnalysis } from '@evident/contracts/http/admin-reports';
import { LANGUAGE_LABELS } from '@evident/contracts/labels';
import { REASON_LIMITS } from '@evident/contracts/limits';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { asApiError } from '../../lib/api.js';
import { useGetProblemsQuery } from '../../lib/problems-api.js';
import { toasts } from '../../lib/toasts.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { ratingText } from '../../lib/format.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Field, TextInput } from '../../ui/field.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { SourceText } from '../../ui/source-text.js';
import { Time } from '../../ui/time.js';
import { useAnalysisReportsQuery, useDecideReportMutation, type ReportStatus } from './administration-api.js';

const STATUS_LABELS: Record<ReportStatus, string> = { open: 'Open', settled: 'Decided' };
const DECISION_LABELS: Record<ReportedAnalysis['status'], string> = {
  open: 'Open',
  refunding: 'Refund in progress',
  refunded: 'Token refunded',
  dismissed: 'Dismissed',
};

function Decision({ report }: { report: ReportedAnalysis }) {
  const [note, setNote] = useState('');
  const [send, { error, isLoading }] = useDecideReportMutation();
  const decide = async (refund: boolean) => {
    const answer = await send({ reportId: report.id, refund, note: note.trim() });
    if (answer.data) toasts.success(answer.data.message);
  };
  const failed = error && (asApiError(error)?.message ?? 'The report could not be decided.');
  const disabled = isLoading || note.trim().length < REASON_LIMITS.min;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Reason for your decision"
        hint="The learner sees it."
        error={failed || undefined}
        className="max-w-xl"
      >
        <TextInput
          maxLength={REASON_LIMITS.adminMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={disabled} onClick={() => void decide(true)}>
          Refund the token
        </Button>
        <Button size="sm" variant="ghost" disabled={disabled} onClick={() => void decide(false)}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}

function Report({ report, title }: { report: ReportedAnalysis; title: string | undefined }) {
  const { analysis, reason, note, sourceCode, status, language, createdAt } = report;
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {title !== undefined && (
          <Link to={`/problem/${analysis.problemId}`} className="font-medium hover:underline">
            {title}
          </Link>
        )}
        <Badge tone={status === 'refunded' ? 'pass' : 'neutral'}>{DECISION_LABELS[status]}</Badge>
        <Badge>{LANGUAGE_LABELS[language]}</Badge>
        <span className="tabular">{ratingText(analysis.rating)}</span>
        <Time iso={createdAt} className="ml-auto text-[0.8125rem] text-muted" />
      </div>
      <p className="text-muted">{analysis['tc&sc']}</p>
      <p className="whitespace-pre-wrap">
        <span className="font-medium">The learner: </span>
        {reason}
      </p>
      <details>
        <summary>The analysis and the code</summary>
        <p className="mt-2 whitespace-pre-wrap">{analysis.bugs}</p>
        <p className="mt-2 whitespace-pre-wrap">{analysis.improvement}</p>
        <div className="mt-2">
          <SourceText label="The learner's code" text={sourceCode} />
        </div>
      </details>
      {note === null ? <Decision report={report} /> : <p className="text-muted">{note}</p>}
    </li>
  );
}

function Reports({ status }: { status: ReportStatus }) {
  const { data, error, refetch } = useAnalysisReportsQuery(status, { refetchOnMountOrArgChange: true });
  const { data: problems } = useGetProblemsQuery();
  useFailureLog(error, 'The reported analyses could not be loaded');
  const titles = new Map(problems?.map(({ id, title }) => [id, title]));
  return (
    <LoadedList
      what="the reported analyses"
      data={data}
      error={error}
      onRetry={refetch}
      rowClass="h-14"
      empty={
        status === 'open' ? (
          <EmptyState title="No open reports" detail="Analyses that learners report as wrong appear here." />
        ) : (
          <EmptyState title="No decided reports yet" />
        )
      }
    >
      {(reports) => (
        <ul className="divide-y divide-line">
          {reports.map((report) => (
            <Report key={report.id} report={report} title={titles.get(report.analysis.problemId ?? '')} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

/** Analyses that learners reported as wrong. Each report is decided once. */
export function ReportedAnalyses() {
  const [status, setStatus] = useState<ReportStatus>('open');
  return (
    <Panel
      title="Reported analyses"
      bodyClass="min-h-60"
      actions={(['open', 'settled'] as const).map((choice) => (
        <Button
          key={choice}
          size="sm"
          aria-pressed={status === choice}
          variant={status === choice ? 'secondary' : 'ghost'}
          onClick={() => setStatus(choice)}
        >
          {STATUS_LABELS[choice]}
        </Button>
      ))}
    >
      <Reports key={status} status={status} />
    </Panel>
  );
}
