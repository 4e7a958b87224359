import type { FormValues } from '../../features/authoring/form-values.js';
import { DEFAULT_MEMORY_LIMIT_KB, DEFAULT_TIME_LIMIT_MS } from '../../features/authoring/form-values.js';
import { DescriptionPanel } from '../../features/problem-page/description-panel.js';

/** The unsent form, drawn by the very panel that learners read. */
export function statementPreview(values: FormValues) {
  return (
    <DescriptionPanel
      language="JAVA"
      problem={{
        ...values,
        hiddenTestCount: values.testcases.filter((test) => test.hidden === true).length,
        timeLimitMs: values.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS,
        memoryLimitKb: values.memoryLimitKb ?? DEFAULT_MEMORY_LIMIT_KB,
      }}
    />
  );
}
