import { PROBLEM_LIMITS } from '@evident/contracts/limits';
import { timeLimitsFor } from '@evident/contracts/time-limits';
import type { FormValues } from '../../features/authoring/form-values.js';
import { lazy, Suspense } from 'react';
import { LoadingPane } from '../../ui/spinner.js';

const DescriptionPanel = lazy(() => import('../../features/problem-page/description-panel.js'));

/** Renders the form values with the panel that learners see. */
export function statementPreview(values: FormValues) {
  return (
    <Suspense fallback={<LoadingPane label="Loading the preview" className="min-h-40" />}>
      <DescriptionPanel
        language="JAVA"
        problem={{
          ...values,
          hiddenTestCount: values.testcases.filter((test) => test.hidden === true).length,
          timeLimitsMs: timeLimitsFor({
            timeLimitMs: values.timeLimitMs ?? PROBLEM_LIMITS.timeLimitMs.standard,
          }),
          memoryLimitKb: values.memoryLimitKb ?? PROBLEM_LIMITS.memoryLimitKb.standard,
        }}
      />
    </Suspense>
  );
}
