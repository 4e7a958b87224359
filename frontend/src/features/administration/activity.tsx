import type { ActivityEntry } from '@evident/contracts/http/admin-activity';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Badge } from '../../ui/badge.js';
import { EmptyState } from '../../ui/empty-state.js';
import { FailureLine } from '../../ui/failure-line.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { ShowOlder } from '../../ui/show-older.js';
import { Time } from '../../ui/time.js';
import { useActivityInfiniteQuery } from './administration-api.js';
import { activityText } from './activity-text.js';

function Outcome({ outcome }: { outcome: ActivityEntry['outcome'] }) {
  if (outcome === 'done') return <Badge tone="pass">Done</Badge>;
  if (outcome === 'begun') return <Badge>Not finished</Badge>;
  return (
    <Badge tone="warn">
      Refused <span className="font-mono text-[0.6875rem]">{outcome}</span>
    </Badge>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const words = entry.details.reason ?? entry.details.note;
  return (
    <li className="flex flex-col gap-0.5 px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{activityText(entry)}</span>
        <Outcome outcome={entry.outcome} />
      </p>
      {words !== undefined && <p className="break-words">{words}</p>}
      <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
        <span className="break-all">{entry.actorEmail ?? 'Deleted account'}</span>
        <Time iso={entry.at} />
      </p>
    </li>
  );
}

/** The log of administrators' actions, newest first. */
export function Activity() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useActivityInfiniteQuery(
    undefined,
    { refetchOnMountOrArgChange: true },
  );
  useFailureLog(error, 'The activity could not be loaded');
  return (
    <Panel title="Activity" detail="Actions of administrators, newest first." bodyClass="min-h-60">
      <LoadedList
        what="the activity"
        data={data?.pages.flatMap((page) => page.entries)}
        error={error}
        onRetry={refetch}
        rows={6}
        rowClass="h-14"
        empty={<EmptyState title="No activity yet" />}
      >
        {(entries) => (
          <>
            <ul className="divide-y divide-line" aria-label="Activity">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            {hasNextPage && (
              <ShowOlder busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                <FailureLine error={error} fallback="Older entries could not be loaded." />
              </ShowOlder>
            )}
          </>
        )}
      </LoadedList>
    </Panel>
  );
}
