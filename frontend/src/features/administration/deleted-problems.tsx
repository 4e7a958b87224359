import type { DeletedProblem } from '@evident/contracts/http/authoring';
import { LIMITS } from '@evident/contracts/limits';
import { toasts } from '../../lib/toasts.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Badge, DifficultyBadge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { FailureLine } from '../../ui/failure-line.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { Time } from '../../ui/time.js';
import { useDeletedProblemsQuery, useRestoreProblemMutation } from './administration-api.js';

function Deleted({ problem }: { problem: DeletedProblem }) {
  const [restore, { isLoading, error }] = useRestoreProblemMutation();
  const bringBack = async () => {
    const { data } = await restore(problem.id);
    if (data) toasts.success(data.message);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium break-words">{problem.title}</span>
          <DifficultyBadge difficulty={problem.difficulty} />
          {!problem.published && <Badge>Draft</Badge>}
        </p>
        <p className="text-[0.8125rem] text-muted">
          Deleted <Time iso={problem.deletedAt} />, can be restored until{' '}
          <Time iso={problem.restorableUntil} dateOnly />
        </p>
        <FailureLine error={error} fallback="The problem could not be restored." />
      </div>
      <Button
        size="sm"
        busy={isLoading}
        busyLabel="Restoring"
        onClick={() => void bringBack()}
        aria-label={`Restore ${problem.title}`}
      >
        Restore
      </Button>
    </li>
  );
}

function DeletedList() {
  const { data, error, refetch } = useDeletedProblemsQuery(undefined, { refetchOnMountOrArgChange: true });
  useFailureLog(error, 'The deleted problems could not be loaded');
  return (
    <LoadedList
      what="the deleted problems"
      data={data}
      error={error}
      onRetry={refetch}
      rowClass="h-16"
      empty={
        <EmptyState
          title="No deleted problems"
          detail={`A problem that you delete can be restored here for ${LIMITS.trashDays} days.`}
        />
      }
    >
      {(problems) => (
        <ul className="divide-y divide-line">
          {problems.map((problem) => (
            <Deleted key={problem.id} problem={problem} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

/** The trash: deleted problems, each with its way back. */
export function DeletedProblems() {
  return (
    <Panel
      title="Deleted problems"
      detail="A restored problem is as it was, with its submissions and its place in playlists."
      bodyClass="min-h-60"
    >
      <DeletedList />
    </Panel>
  );
}
