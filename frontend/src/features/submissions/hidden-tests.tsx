import type { TestResultView } from '@evident/contracts/events';
import type { ReactNode } from 'react';
import { CheckIcon, CrossIcon } from '../../ui/icons.js';
import { wasRun } from './test-words.js';

/** @returns e.g. `Hidden tests: 9 passed, 1 failed, 3 not run`. */
function hiddenWords(tests: readonly TestResultView[]): string {
  const passed = tests.filter((test) => test.passed).length;
  const run = tests.filter(wasRun).length;
  const parts = [
    `${passed} passed`,
    run > passed ? `${run - passed} failed` : '',
    run < tests.length ? `${tests.length - run} not run` : '',
  ];
  return `Hidden tests: ${parts.filter((part) => part !== '').join(', ')}`;
}

/** All hidden tests in one strip that opens to their rows. */
export function HiddenTests({ tests, children }: { tests: readonly TestResultView[]; children: ReactNode }) {
  if (tests.length === 0) return null;
  const failed = tests.some((test) => wasRun(test) && !test.passed);
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-9 items-center gap-2 px-3 text-[0.8125rem] pointer-coarse:min-h-11">
        <span className={failed ? 'text-fail' : 'text-pass'}>{failed ? <CrossIcon /> : <CheckIcon />}</span>
        {hiddenWords(tests)}
        <span className="ml-auto text-muted">Show</span>
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  );
}
