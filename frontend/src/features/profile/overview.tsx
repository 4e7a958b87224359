import type { User } from '@evident/contracts/http/auth';
import type { Submission } from '@evident/contracts/http/submissions';
import { ERROR_TOASTS } from '@evident/contracts/messages';
import { useGetProblemsQuery, useGetSolvedProblemsQuery } from '../../lib/problems-api.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { useFailureToast } from '../../lib/use-failure-toast.js';
import { ErrorState } from '../../ui/error-state.js';
import { AnalyticsPanel } from './analytics-panel.js';
import { CalendarPanel } from './calendar-panel.js';
import { CodingStatistics } from './coding-statistics.js';
import { useGetAllSubmissionsQuery } from './profile-api.js';
import { acceptanceRate, byDifficulty } from './profile-figures.js';
import { SolvedPanel } from './solved-panel.js';
import { StatCards } from './stat-cards.js';
import { SubmissionsPanel } from './submissions-panel.js';

/** A figure of a list that could not be loaded. */
const UNKNOWN = '—';

/**
 * The three lists of the dashboard. Every failure is shown in place. The spec asks for a toast for solved problems and
 * a log entry for the others.
 */
function useProfileData() {
  const problems = useGetProblemsQuery();
  const solved = useGetSolvedProblemsQuery();
  const submissions = useGetAllSubmissionsQuery();
  useFailureLog(problems.error, 'The problems could not be loaded');
  useFailureToast(solved.error, ERROR_TOASTS.loadSolvedProblems);
  useFailureLog(submissions.error, 'The submissions could not be loaded');
  const titles = new Map(problems.data?.map(({ id, title }) => [id, title]));
  const titleOf = ({ problemId, problemTitle }: Submission) =>
    titles.get(problemId) ?? problemTitle ?? (problems.isLoading ? undefined : null);
  return { problems, solved, submissions, titleOf };
}

interface OverviewProps {
  user: User;
  playlistCount: number | undefined;
}

/** Figures, statistics, calendar and the latest work. */
export function Overview({ user, playlistCount }: OverviewProps) {
  const { problems, solved, submissions, titleOf } = useProfileData();
  const counts = byDifficulty(solved.data ?? [], problems.data ?? []);
  const statisticsError = problems.error ?? solved.error;
  return (
    <>
      <StatCards
        solved={solved.data?.length ?? (solved.error && UNKNOWN)}
        acceptance={submissions.data ? acceptanceRate(submissions.data) : submissions.error && UNKNOWN}
        submissions={submissions.data?.length ?? (submissions.error && UNKNOWN)}
        playlists={playlistCount}
      />
      <div className="grid gap-4 xl:grid-cols-2">
        {statisticsError && !(problems.data && solved.data) ? (
          <ErrorState
            title="Could not load your statistics"
            error={statisticsError}
            className="rounded-panel border border-line bg-surface"
            onRetry={() => void Promise.all([problems.refetch(), solved.refetch()])}
          />
        ) : (
          <CodingStatistics counts={counts} isLoading={problems.isLoading || solved.isLoading} />
        )}
        <CalendarPanel />
      </div>
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <SubmissionsPanel
          submissions={submissions.data}
          error={submissions.error}
          onRetry={() => void submissions.refetch()}
          titleOf={titleOf}
        />
        <SolvedPanel
          solved={solved.data}
          counts={counts}
          error={solved.error}
          onRetry={() => void solved.refetch()}
        />
      </div>
      {user.analytics && (
        <AnalyticsPanel submissions={submissions.data ?? []} problems={problems.data ?? []} />
      )}
    </>
  );
}
