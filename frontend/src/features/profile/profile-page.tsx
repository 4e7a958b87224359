import type { Submission } from '@evident/contracts/http/submissions';
import { ERROR_TOASTS } from '@evident/contracts/messages';
import type { ReactNode } from 'react';
import { useGetProblemsQuery, useGetSolvedProblemsQuery } from '../../lib/problems-api.js';
import { selectIsAdmin, selectUser, useLogoutMutation } from '../../lib/session-api.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { useFailureToast } from '../../lib/use-failure-toast.js';
import { useAppSelector } from '../../store/index.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { ArrowLeftIcon, LogOutIcon } from '../../ui/icons.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { AccountFields } from './account-fields.js';
import { AnalyticsPanel } from './analytics-panel.js';
import { CalendarPanel } from './calendar-panel.js';
import { CodingStatistics } from './coding-statistics.js';
import { DataPanel } from './data-panel.js';
import { useGetAllSubmissionsQuery } from './profile-api.js';
import { acceptanceRate, byDifficulty } from './profile-figures.js';
import { ReceiptsPanel } from './receipts-panel.js';
import { SolvedPanel } from './solved-panel.js';
import { StatCards } from './stat-cards.js';
import { SubmissionsPanel } from './submissions-panel.js';
import { TokenHistoryPanel } from './token-history-panel.js';

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

function ProfileHeader() {
  const [logout, { isLoading }] = useLogoutMutation();
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    <header className="mb-6 flex flex-wrap items-center gap-3">
      <ButtonLink to="/" variant="ghost" iconOnly aria-label="Home" className="-ml-2">
        <ArrowLeftIcon />
      </ButtonLink>
      <PageTitle title="My Profile" className="mr-auto" />
      {isAdmin && (
        <ButtonLink to="/administration" variant="ghost">
          Administration
        </ButtonLink>
      )}
      <ButtonLink to="/settings" variant="ghost">
        Settings
      </ButtonLink>
      <Button busy={isLoading} onClick={() => void logout()}>
        <LogOutIcon />
        Logout
      </Button>
    </header>
  );
}

interface ProfilePageProps {
  /** Number of the user's playlists; undefined while loading. */
  playlistCount: number | undefined;
  playlists: ReactNode;
}

export function ProfilePage({ playlistCount, playlists }: ProfilePageProps) {
  const user = useAppSelector(selectUser);
  const { problems, solved, submissions, titleOf } = useProfileData();
  if (!user) return null;
  const counts = byDifficulty(solved.data ?? [], problems.data ?? []);
  const statisticsError = problems.error ?? solved.error;
  return (
    <PageBody>
      <ProfileHeader />
      <div className="flex flex-col gap-4">
        <StatCards
          solved={solved.data?.length}
          acceptance={submissions.data && acceptanceRate(submissions.data)}
          submissions={submissions.data?.length}
          playlists={playlistCount}
        />
        <div className="grid gap-4 lg:grid-cols-[2fr_3fr]">
          <AccountFields user={user} />
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
        </div>
        <CalendarPanel submissions={submissions.data} />
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
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {playlists}
          <TokenHistoryPanel />
        </div>
        <ReceiptsPanel />
        <DataPanel submissions={submissions.data ?? []} email={user.email} />
      </div>
    </PageBody>
  );
}
