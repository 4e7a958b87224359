import { ERROR_TOASTS } from '@evident/contracts/messages';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { EditProblemForm } from '../../features/authoring/edit-problem-form.js';
import { useGetProblemQuery } from '../../lib/problems-api.js';
import { useFailureToast } from '../../lib/use-failure-toast.js';
import { ErrorState } from '../../ui/error-state.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { LoadingPane } from '../../ui/spinner.js';
import { statementPreview } from './statement-preview.js';

const ProblemTools = lazy(() => import('../../features/authoring/problem-tools.js'));

export default function EditProblemRoute() {
  const { id = '' } = useParams();
  const {
    currentData: problem,
    error,
    isFetching,
    refetch,
  } = useGetProblemQuery(id, { refetchOnMountOrArgChange: true });
  useFailureToast(error, ERROR_TOASTS.loadProblemData);
  // A refetch must not unmount the form.
  const [loaded, setLoaded] = useState(false);
  if (!loaded && problem && !isFetching) setLoaded(true);
  return (
    <PageBody>
      <PageTitle title="Edit Problem" className="mb-5" />
      {problem && loaded ? (
        <div className="flex flex-col gap-6">
          <EditProblemForm key={problem.id} problem={problem} renderPreview={statementPreview} />
          <Suspense fallback={<LoadingPane label="Loading the tools" className="min-h-40" />}>
            <ProblemTools problem={problem} />
          </Suspense>
        </div>
      ) : error ? (
        <ErrorState title={ERROR_TOASTS.loadProblemData} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingPane label="Loading the problem" className="min-h-80" />
      )}
    </PageBody>
  );
}
