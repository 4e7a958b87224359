import type { Verdict } from '@evident/contracts';
import type { Verification } from './verify-package.js';

const SIGNS: Readonly<Record<Verdict, string>> = {
  accepted: '·',
  wrong_answer: 'W',
  time_limit_exceeded: 'T',
  memory_limit_exceeded: 'M',
  output_limit_exceeded: 'O',
  runtime_error: 'R',
  compile_error: 'C',
};

export const MATRIX_LEGEND =
  '· accepted, W wrong answer, T time, M memory, O output, R runtime error, C compile error, blank: not tried after an early stop';

/** Tests as rows, solutions as columns, and how many wrong solutions each test fails. */
export function matrixOf({ slug, tests, rows }: Verification): string {
  const width = Math.max(4, ...tests.map(({ id }) => id.length));
  const heads = rows.map(
    ({ solution, verdict, slowestMs }, at) =>
      `  ${String(at + 1).padStart(2)} ${solution}: ${verdict}, slowest test ${Math.round(slowestMs)} ms`,
  );
  const numbers = rows.map((_, at) => String(at + 1).padStart(3)).join('');
  const lines = tests.map(({ id, hidden, kills }, at) => {
    const signs = rows.map(({ tests: verdicts }) => {
      const verdict = verdicts[at] ?? null;
      return (verdict === null ? ' ' : SIGNS[verdict]).padStart(3);
    });
    return `  ${id.padEnd(width)}${hidden ? '  ' : ' s'}${signs.join('')}  ${kills || ''}`;
  });
  return [slug, ...heads, `  ${''.padEnd(width)}  ${numbers}  kills`, ...lines].join('\n');
}
