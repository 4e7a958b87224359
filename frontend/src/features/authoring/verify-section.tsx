import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { asApiError } from '../../lib/api.js';
import { Button } from '../../ui/button.js';
import { CheckIcon } from '../../ui/icons.js';
import { LoadingPane } from '../../ui/spinner.js';
import { FormSection } from './form-section.js';
import type { FormValues } from './form-values.js';
import { RUNNING_POLL_MS, authoringApi, useVerifyMutation } from './authoring-api.js';

const VerifyMatrix = lazy(() => import('./verify-matrix.js'));

const { verification } = authoringApi.endpoints;

/** Runs every reference, and the wrong solutions of the package, on the tests in the form. */
export function VerifySection({ problemId }: { problemId: string | null }) {
  const { getValues } = useFormContext<FormValues>();
  const [verify, { data: started, isLoading, error }] = useVerifyMutation();
  const [wanted, setWanted] = useState<string | null>(null);
  const { data } = verification.useQueryState(wanted ?? skipToken);
  const matrix = data ?? (started?.id === wanted ? started : undefined);
  verification.useQuerySubscription(wanted ?? skipToken, {
    pollingInterval: matrix?.done ? 0 : RUNNING_POLL_MS,
  });
  const running = isLoading || (matrix !== undefined && !matrix.done);
  const start = async () => {
    const { testcases, referenceSolutions, timeLimitMs, memoryLimitKb, checker } = getValues();
    const candidate = { testcases, referenceSolutions, timeLimitMs, memoryLimitKb, checker };
    const answer = await verify({ problemId, candidate });
    if (answer.data) setWanted(answer.data.id);
  };
  const bad = matrix?.columns.filter((column) => column.ok === false).length ?? 0;
  const known = asApiError(error);
  return (
    <FormSection
      id="verify"
      detail="Runs every reference on every test"
      actions={
        <Button size="sm" busy={running} busyLabel="Verifying..." onClick={() => void start()}>
          Verify
        </Button>
      }
    >
      {known && (
        <p role="alert" className="text-[0.8125rem] text-fail">
          {known.message}
        </p>
      )}
      {matrix ? (
        <>
          {matrix.done && (
            <p
              role="status"
              className={
                bad === 0 ? 'flex items-center gap-1.5 font-medium text-pass' : 'font-medium text-fail'
              }
            >
              {bad === 0 && <CheckIcon />}
              {bad === 0
                ? 'Every program got its expected verdict.'
                : `${bad} of ${matrix.columns.length} programs got an unexpected verdict.`}
            </p>
          )}
          <Suspense fallback={<LoadingPane label="Loading the matrix" className="min-h-40" />}>
            <VerifyMatrix matrix={matrix} />
          </Suspense>
        </>
      ) : (
        <p className="text-muted">Not verified yet</p>
      )}
    </FormSection>
  );
}
