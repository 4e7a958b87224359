import { PROBLEM_LIMITS } from '@evident/contracts/limits';
import type { FormValues } from '../../features/authoring/form-values.js';
import { DescriptionPanel } from '../../features/problem-page/description-panel.js';

/** The unsent form, drawn by the very panel that learners read. */
export function statementPreview(values: FormValues) {
  return (
    <DescriptionPanel
      language="JAVA"
      problem={{
        ...values,
        hiddenTestCount: values.testcases.filter((test) => test.hidden === true).length,
        timeLimitMs: values.timeLimitMs ?? PROBLEM_LIMITS.timeLimitMs.standard,
        memoryLimitKb: values.memoryLimitKb ?? PROBLEM_LIMITS.memoryLimitKb.standard,
      }}
    />
  );
}
