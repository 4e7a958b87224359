import type { Verification } from '@evident/contracts/http/authoring';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useState } from 'react';
import { counted } from '../../lib/format.js';
import { CheckIcon } from '../../ui/icons.js';
import { LoadingPane } from '../../ui/spinner.js';
import { authoringApi, RUNNING_POLL_MS } from './authoring-api.js';

const VerifyMatrix = lazy(() => import('./verify-matrix.js'));

const { verification } = authoringApi.endpoints;

/** A matrix that was started here, kept up to date until it is done. */
export function useMatrix() {
  const [started, setStarted] = useState<Verification | null>(null);
  const { data } = verification.useQueryState(started?.id ?? skipToken);
  const matrix = data && data.id === started?.id ? data : (started ?? undefined);
  verification.useQuerySubscription(started?.id ?? skipToken, {
    pollingInterval: matrix?.done ? 0 : RUNNING_POLL_MS,
  });
  return { matrix, running: matrix !== undefined && !matrix.done, follow: setStarted };
}

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
  const of = `of ${counted(columns.length, 'program')}`;
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

/** The matrix, and its outcome once it is done. */
export function MatrixResult({ matrix }: { matrix: Verification }) {
  return (
    <>
      {matrix.done && <Outcome matrix={matrix} />}
      <Suspense fallback={<LoadingPane label="Loading the matrix" className="min-h-40" />}>
        <VerifyMatrix matrix={matrix} />
      </Suspense>
    </>
  );
}
