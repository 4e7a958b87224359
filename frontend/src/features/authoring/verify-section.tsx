import type { Verification } from '@evident/contracts/http/authoring';
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

/** Green only when every program was judged and got its verdict. */
function Outcome({ matrix: { columns } }: { matrix: Verification }) {
  const unjudged = columns.filter((column) => column.verdict === null);
  const unexpected = columns.filter((column) => column.verdict !== null && column.ok !== true);
  const fault = unjudged.find((column) => column.checkerFault !== null)?.checkerFault;
  if (columns.length > 0 && unjudged.length + unexpected.length === 0)
    return (
      <p role="status" className="flex items-center gap-1.5 font-medium text-pass">
        <CheckIcon />
        Every program got its expected verdict.
      </p>
    );
  const of = `of ${columns.length} programs`;
  return (
    <div role="status" className="flex flex-col gap-1.5 font-medium text-fail">
      {unexpected.length > 0 && <p>{`${unexpected.length} ${of} got an unexpected verdict.`}</p>}
      {unjudged.length > 0 && (
        <p>{`${unjudged.length} ${of} could not be judged${fault ? ': the checker failed.' : '. Try again.'}`}</p>
      )}
      {columns.length === 0 && <p>Nothing was judged.</p>}
      {fault && (
        <pre
          aria-label="Error of the checker"
          tabIndex={0}
          className="max-h-48 overflow-auto rounded-control bg-fail-tint px-3 py-2 text-[0.8125rem] font-normal whitespace-pre-wrap"
        >
          {fault}
        </pre>
      )}
    </div>
  );
}

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
          {matrix.done && <Outcome matrix={matrix} />}
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
