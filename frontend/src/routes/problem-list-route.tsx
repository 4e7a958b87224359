import type { ProblemSummary } from '@evident/contracts/http/problems';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NextUp } from '../features/learning/next-up.js';
import { StudyPlans } from '../features/playlists/study-plans.js';
import { usePlanProblems } from '../features/playlists/use-plan-problems.js';
import { readFilters, writeFilters } from '../features/problem-list/list-view.js';
import { ProblemListPage } from '../features/problem-list/problem-list-page.js';

const CreatePlaylistDialog = lazy(() => import('../features/playlists/create-playlist-dialog.js'));
const SaveToPlaylistDialog = lazy(() => import('../features/playlists/save-to-playlist-dialog.js'));

/** The problem list with study plans and playlist dialogs. */
export default function ProblemListRoute() {
  const [params, setParams] = useSearchParams();
  const { plan } = readFilters(params);
  const planIds = usePlanProblems(plan === 'all' ? null : plan);
  const [saving, setSaving] = useState<ProblemSummary | null>(null);
  const [creating, setCreating] = useState<'never' | 'open' | 'closed'>('never');
  const choosePlan = (id: string) =>
    setParams((now) => writeFilters({ ...readFilters(now), plan: id, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <ProblemListPage
        plans={
          <>
            <NextUp />
            <StudyPlans chosen={plan} onChoose={choosePlan} />
          </>
        }
        planIds={planIds}
        onCreatePlaylist={() => setCreating('open')}
        onSave={setSaving}
      />
      <Suspense>
        {saving && (
          <SaveToPlaylistDialog
            problem={saving}
            onClose={() => setSaving(null)}
            onCreate={() => setCreating('open')}
          />
        )}
        {creating !== 'never' && (
          <CreatePlaylistDialog open={creating === 'open'} onClose={() => setCreating('closed')} />
        )}
      </Suspense>
    </>
  );
}
