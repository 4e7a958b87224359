import type { Problem } from '@evident/contracts/http/problems';
import { ERROR_TOASTS, SUCCESS_TOASTS } from '@evident/contracts/messages';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUpdateProblemMutation } from '../../lib/problems-api.js';
import { toasts } from '../../lib/toasts.js';
import { formOf, updateOf, type FormValues } from './form-values.js';
import { ProblemForm } from './problem-form.js';

interface EditProblemFormProps {
  problem: Problem;
  renderPreview: (values: FormValues) => ReactNode;
}

/** Updates a problem and opens its page. The first loaded version stays the base after a refetch. */
export function EditProblemForm({ problem: latest, renderPreview }: EditProblemFormProps) {
  const [problem] = useState(latest);
  const [initial] = useState(() => formOf(problem));
  const [update, { isLoading, error }] = useUpdateProblemMutation();
  const navigate = useNavigate();
  return (
    <ProblemForm
      initial={initial}
      draftKey={`evident:authoring:${problem.id}`}
      problemId={problem.id}
      submitLabel="Update Problem"
      busyLabel="Updating..."
      busy={isLoading}
      error={error}
      renderPreview={renderPreview}
      onSubmit={async (values, draft) => {
        const edited = {
          hints: values.hints !== initial.hints,
          editorial: values.editorial !== initial.editorial,
          groups: JSON.stringify(values.groups) !== JSON.stringify(initial.groups),
          programs: JSON.stringify(values.programs) !== JSON.stringify(initial.programs),
        };
        try {
          await update({ id: problem.id, body: updateOf(values, edited, problem), draft }).unwrap();
          toasts.success(SUCCESS_TOASTS.problemUpdated);
        } catch {
          toasts.error(ERROR_TOASTS.updateProblem);
          return false;
        }
        await navigate(`/problem/${problem.id}`);
        return true;
      }}
    />
  );
}
