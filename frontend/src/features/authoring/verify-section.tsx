import { useFormContext } from 'react-hook-form';
import { asApiError } from '../../lib/api.js';
import { Button } from '../../ui/button.js';
import { useVerifyMutation } from './authoring-api.js';
import { FormSection } from './form-section.js';
import type { FormValues } from './form-values.js';
import { MatrixResult, useMatrix } from './matrix-result.js';

/** Runs every reference, and the wrong programs, on the tests in the form. */
export function VerifySection({ problemId }: { problemId: string | null }) {
  const { getValues } = useFormContext<FormValues>();
  const [verify, { isLoading, error }] = useVerifyMutation();
  const { matrix, running, follow } = useMatrix();
  const start = async () => {
    const { testcases, referenceSolutions, timeLimitMs, memoryLimitKb, checker, programs } = getValues();
    const candidate = { testcases, referenceSolutions, timeLimitMs, memoryLimitKb, checker, programs };
    const answer = await verify({ problemId, candidate });
    if (answer.data) follow(answer.data);
  };
  const known = asApiError(error);
  return (
    <FormSection
      id="verify"
      detail="Runs every reference and every wrong program on every test"
      actions={
        <Button size="sm" busy={isLoading || running} busyLabel="Verifying..." onClick={() => void start()}>
          Verify
        </Button>
      }
    >
      {known && (
        <p role="alert" className="text-[0.8125rem] text-fail">
          {known.message}
        </p>
      )}
      {matrix ? <MatrixResult matrix={matrix} /> : <p className="text-muted">Not verified yet</p>}
    </FormSection>
  );
}
