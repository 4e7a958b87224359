import type { ProblemSummary } from '@evident/contracts/http/problems';
import { ERROR_TOASTS } from '@evident/contracts/messages';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetProblemsQuery } from '../../lib/problems-api.js';
import { selectIsAdmin, selectUser } from '../../lib/session-api.js';
import { useFailureToast } from '../../lib/use-failure-toast.js';
import { useAppSelector } from '../../store/index.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { PlusIcon } from '../../ui/icons.js';
import { DiceIcon } from '../../ui/list-icons.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { LoadingPane } from '../../ui/spinner.js';
import { ListFooter } from './list-footer.js';
import { ListToolbar } from './list-toolbar.js';
import { filterProblems, isSolvedBy, pageOf, tagsOf } from './list-view.js';
import { ProblemTable } from './problem-table.js';
import { useListFilters } from './use-list-filters.js';
import { useRowKeys } from './use-row-keys.js';

const DeleteProblemDialog = lazy(() => import('./delete-problem-dialog.js'));

interface ProblemListPageProps {
  /** Study plans, above the list. */
  plans: ReactNode;
  /** The problems of the selected plan, in its order; null without a plan, undefined while loading. */
  planIds: readonly string[] | null | undefined;
  onCreatePlaylist: () => void;
  onSave: (problem: ProblemSummary) => void;
}

const NO_PROBLEMS: readonly ProblemSummary[] = [];

const oneOfMany = <T,>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** Past the plans and filters, for people who use the keyboard. */
function SkipToProblems() {
  return (
    <a
      href="#problems"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-problem]')?.focus();
      }}
      className="sr-only z-50 rounded-control bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to the problems
    </a>
  );
}

export function ProblemListPage({ plans, planIds, onCreatePlaylist, onSave }: ProblemListPageProps) {
  const { data, error, isLoading, isFetching, refetch } = useGetProblemsQuery();
  const user = useAppSelector(selectUser);
  const isAdmin = useAppSelector(selectIsAdmin);
  const { filters, change, clear } = useListFilters();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<ProblemSummary | null>(null);
  useFailureToast(error, ERROR_TOASTS.loadProblems);
  useRowKeys();

  const problems = data ?? NO_PROBLEMS;
  const numbers = useMemo(() => new Map(problems.map(({ id }, at) => [id, at + 1])), [problems]);
  const tags = useMemo(() => tagsOf(problems), [problems]);
  const found = filterProblems(problems, filters, user?.id, planIds ?? null);
  const view = pageOf(found, filters.page);
  const waiting = isLoading || planIds === undefined;

  const shown = useRef(data);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== data) change({ page: 1 });
    shown.current = data;
  }, [data, change]);

  const unsolved = found.filter((problem) => !isSolvedBy(problem, user?.id));
  const position = view.rows.findIndex((row) => row.id === deleting?.id);

  return (
    <PageBody>
      <SkipToProblems />
      <div className="flex flex-wrap items-center gap-3">
        <PageTitle title="Problems" className="mr-auto max-sm:basis-full" />
        <Button
          onClick={() => void navigate(`/problem/${oneOfMany(unsolved)?.id}`)}
          disabled={unsolved.length === 0}
          title="Opens a problem of this list that you have not solved"
        >
          <DiceIcon />
          Random unsolved
        </Button>
        <Button variant="primary" onClick={onCreatePlaylist}>
          <PlusIcon />
          Create Playlist
        </Button>
      </div>
      {plans}
      <div className="mt-6">
        <ListToolbar filters={filters} tags={tags} onChange={change} onClear={clear} />
      </div>
      <div
        id="problems"
        aria-busy={isFetching}
        className={cx(
          'mt-4 flex flex-col rounded-panel border border-line bg-surface',
          // A page of few rows is as tall as its rows. The height while it loads is that of a full page.
          waiting ? 'min-h-[36rem]' : view.rows.length === 0 && 'min-h-72',
        )}
      >
        <div className="flex flex-1 flex-col">
          {waiting ? (
            <LoadingPane label="Loading problems" className="flex-1" />
          ) : error && !data ? (
            <ErrorState
              title="Could not load problems"
              error={error}
              onRetry={() => void refetch()}
              className="my-auto"
            />
          ) : view.rows.length === 0 ? (
            <EmptyState
              title="No problems found"
              detail="Try adjusting your search criteria"
              action={<Button onClick={clear}>Clear filters</Button>}
              className="my-auto"
            />
          ) : (
            <ProblemTable
              rows={view.rows}
              numbers={numbers}
              userId={user?.id}
              isAdmin={isAdmin}
              filters={filters}
              onSort={(sort, descending) => change({ sort, descending })}
              onSave={onSave}
              onDelete={setDeleting}
            />
          )}
        </div>
        {!waiting && data && <ListFooter view={view} onPage={(page) => change({ page })} />}
      </div>
      {deleting && (
        <Suspense>
          <DeleteProblemDialog
            problem={deleting}
            neighbour={view.rows[position + 1] ?? view.rows[position - 1]}
            onClose={() => setDeleting(null)}
          />
        </Suspense>
      )}
    </PageBody>
  );
}
