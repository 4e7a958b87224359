import { ERROR_TOASTS } from '@evident/contracts/messages';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router-dom';
import {
  useProblemSubmissionsQuery,
  useSubmissionCountQuery,
} from '../../features/submissions/submissions-api.js';
import { asApiError } from '../../lib/api.js';
import { useGetProblemQuery } from '../../lib/problems-api.js';
import { selectUser } from '../../lib/session-api.js';
import { useFailureToast } from '../../lib/use-failure-toast.js';
import { useAppSelector } from '../../store/index.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { PageTitle } from '../../ui/page.js';
import { LoadingPane } from '../../ui/spinner.js';
import { ProblemWorkspace } from './problem-workspace.js';

/** `/problem/{id}`: loads the problem, its submission count and the learner's submissions. */
export default function ProblemRoute() {
  const { id = '' } = useParams();
  const user = useAppSelector(selectUser);
  const { currentData: problem, error, refetch } = useGetProblemQuery(id);
  const { currentData: count, error: countError } = useSubmissionCountQuery(id);
  const { error: submissionsError } = useProblemSubmissionsQuery(id);
  useFailureToast(error, ERROR_TOASTS.loadProblem);
  // Without the problem there is one message, not three.
  useFailureToast(problem && submissionsError, ERROR_TOASTS.getSubmissions);
  useFailureToast(problem && countError, ERROR_TOASTS.getSubmissionCount);

  // The panes are drawn in parts, so that the page answers meanwhile.
  const drawn = useDeferredValue(problem);
  if (problem && drawn?.id === problem.id && user) {
    return (
      <ProblemWorkspace key={`${user.id}:${problem.id}`} problem={drawn} count={count} userId={user.id} />
    );
  }
  if (problem || !error) return <LoadingPane label="Loading the problem" className="flex-1" />;
  const missing = asApiError(error)?.status === 404 || asApiError(error)?.code === 'VALIDATION_FAILED';
  return (
    <div className="flex flex-1 flex-col items-center justify-center">
      <PageTitle title={missing ? 'Problem not found' : 'Problem'} className="sr-only" />
      {missing ? (
        <EmptyState
          title="This problem does not exist or was deleted."
          action={<ButtonLink to="/problem">All problems</ButtonLink>}
        />
      ) : (
        <ErrorState title={ERROR_TOASTS.loadProblem} error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
