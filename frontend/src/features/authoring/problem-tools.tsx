import type { PackageFormat } from '@evident/contracts/http/authoring';
import type { Problem } from '@evident/contracts/http/problems';
import { API_BASE } from '@evident/contracts/http/index';
import { VERDICT_LABELS } from '@evident/contracts/verdicts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { counted, dateTime } from '../../lib/format.js';
import { asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { Button, buttonClass } from '../../ui/button.js';
import { AlertDialogOnDemand } from '../../ui/dialog-on-demand.js';
import { DownloadIcon } from '../../ui/icons.js';
import { Panel } from '../../ui/panel.js';
import {
  RUNNING_POLL_MS,
  authoringApi,
  useApplyRejudgeMutation,
  useAuditQuery,
  usePreviewRejudgeMutation,
  useSetPublishedMutation,
  useTestSetsQuery,
} from './authoring-api.js';

const { rejudge } = authoringApi.endpoints;

/** Packages that other judges read. */
const OTHER_FORMATS: readonly { format: PackageFormat; label: string }[] = [
  { format: 'kattis', label: 'For Kattis' },
  { format: 'polygon', label: 'For Polygon' },
];

const pointsText = (points: number | null): string =>
  points === null ? 'no points' : counted(points, 'point');

function say(failure: unknown, otherwise: string): void {
  toasts.error(asApiError(failure)?.message ?? otherwise);
}

/** Previews a rejudge of the problem's submissions, and applies it after a confirmation. */
function Rejudge({ problemId }: { problemId: string }) {
  const [preview, { isLoading }] = usePreviewRejudgeMutation();
  const [apply, { isLoading: applying }] = useApplyRejudgeMutation();
  const { data: testSets } = useTestSetsQuery(problemId);
  const [id, setId] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { data: trial } = rejudge.useQueryState(id ?? skipToken);
  rejudge.useQuerySubscription(id ?? skipToken, { pollingInterval: trial?.done ? 0 : RUNNING_POLL_MS });
  const start = async () => {
    try {
      setId((await preview(problemId).unwrap()).id);
    } catch (failure) {
      say(failure, 'The rejudge could not be started');
    }
  };
  const confirm = async () => {
    setAsking(false);
    if (!trial) return;
    try {
      await apply(trial.id).unwrap();
      toasts.success(
        `${counted(trial.changeCount, 'submission')} ${trial.changeCount === 1 ? 'has' : 'have'} a new verdict`,
      );
      setId(null);
    } catch (failure) {
      say(failure, 'The verdicts could not be changed');
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isLoading || (id !== null && !trial?.done)} onClick={() => void start()}>
          Preview rejudge
        </Button>
        <p className="text-[0.8125rem] text-muted">
          {testSets && testSets.outdatedSubmissions > 0
            ? `${counted(testSets.outdatedSubmissions, 'submission')} ${testSets.outdatedSubmissions === 1 ? 'was' : 'were'} judged by older tests.`
            : 'Shows which verdicts would change without changing them.'}
        </p>
      </div>
      {trial && (
        <div className="rounded-control border border-line p-3 text-[0.8125rem]">
          <p className="tabular">
            {trial.judged} of {trial.total} judged again, {trial.changeCount} would change
            {trial.failed > 0 && `, ${trial.failed} could not be judged`}
          </p>
          <ul className="mt-1 max-h-48 overflow-auto text-muted">
            {trial.changes.map((change) => (
              <li key={change.submissionId}>
                {VERDICT_LABELS[change.before]} → {VERDICT_LABELS[change.after]} (
                {change.language.toLowerCase()})
                {change.points &&
                  `, ${pointsText(change.points.before)} → ${pointsText(change.points.after)}`}
              </li>
            ))}
          </ul>
          {trial.done && !trial.applied && trial.changeCount > 0 && (
            <Button
              size="sm"
              variant="danger"
              busy={applying}
              onClick={() => setAsking(true)}
              className="mt-2"
            >
              Change{' '}
              {counted(trial.changeCount, trial.changes.some(({ points }) => points) ? 'result' : 'verdict')}
            </Button>
          )}
        </div>
      )}
      <AlertDialogOnDemand
        open={asking}
        onClose={() => setAsking(false)}
        title="Change stored verdicts?"
        description="The submissions get their new verdicts. Solved problems stay solved."
        confirmLabel="Change verdicts"
        onConfirm={() => void confirm()}
      />
    </div>
  );
}

function Audit({ problemId }: { problemId: string }) {
  const { data } = useAuditQuery(problemId);
  if (!data || data.length === 0) return null;
  return (
    <details>
      <summary className="text-[0.8125rem] text-muted">Audit log</summary>
      <ul className="mt-2 max-h-64 overflow-auto text-[0.8125rem]">
        {data.map((entry) => (
          <li key={entry.id} className="flex gap-3 py-0.5">
            <time dateTime={entry.at} className="tabular whitespace-nowrap text-muted">
              {dateTime.format(new Date(entry.at))}
            </time>
            <span>{entry.action}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Publishing, export, rejudge and audit log of a stored problem. */
export default function ProblemTools({ problem }: { problem: Problem }) {
  const [setPublished, { isLoading }] = useSetPublishedMutation();
  const published = problem.published !== false;
  const toggle = async () => {
    try {
      const { message } = await setPublished({ problemId: problem.id, published: !published }).unwrap();
      toasts.success(message);
    } catch (failure) {
      say(failure, 'The problem could not be published');
    }
  };
  return (
    <Panel
      title="This problem"
      detail={published ? 'Published' : 'Draft, visible to administrators only'}
      bodyClass="flex flex-col gap-4 p-4"
    >
      <div className="flex flex-wrap gap-2">
        <Button busy={isLoading} onClick={() => void toggle()}>
          {published ? 'Unpublish' : 'Publish'}
        </Button>
        <a href={`${API_BASE}/admin/problems/${problem.id}/export`} download className={buttonClass()}>
          <DownloadIcon />
          Export as ZIP
        </a>
        {OTHER_FORMATS.map(({ format, label }) => (
          <a
            key={format}
            href={`${API_BASE}/admin/problems/${problem.id}/export?format=${format}`}
            download
            className={buttonClass()}
          >
            <DownloadIcon />
            {label}
          </a>
        ))}
      </div>
      <Rejudge problemId={problem.id} />
      <Audit problemId={problem.id} />
    </Panel>
  );
}
