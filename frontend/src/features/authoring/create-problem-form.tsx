import { ERROR_TOASTS, SERVER_MESSAGES } from '@evident/contracts/messages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../lib/api.js';
import { useCreateProblemMutation } from '../../lib/problems-api.js';
import { toasts } from '../../lib/toasts.js';
import { EMPTY_FORM, type FormValues } from './form-values.js';
import { ProblemForm } from './problem-form.js';

/** Creates a problem, shows the server's message and opens `/`. */
export function CreateProblemForm({ renderPreview }: { renderPreview: (values: FormValues) => ReactNode }) {
  const [create, { isLoading, error }] = useCreateProblemMutation();
  const navigate = useNavigate();
  return (
    <ProblemForm
      initial={EMPTY_FORM}
      draftKey="evident:authoring:new"
      problemId={null}
      submitLabel="Create Problem"
      busyLabel="Creating..."
      busy={isLoading}
      error={error}
      renderPreview={renderPreview}
      onSubmit={async (body, draft) => {
        try {
          const { message } = await create({ body, draft }).unwrap();
          toasts.success(message === '' ? SERVER_MESSAGES.problemCreated : message);
        } catch (failure) {
          const said = asApiError(failure);
          toasts.error(said && said.status > 0 ? said.message : ERROR_TOASTS.createProblem);
          return false;
        }
        await navigate('/');
        return true;
      }}
    />
  );
}
