import type { Problem } from '@evident/contracts/http/problems';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '@evident/contracts/languages';
import { OFFERED_MODULES } from '@evident/contracts/offered-modules';
import { counted, formatNumber } from '../../lib/format.js';
import { Badge } from '../../ui/badge.js';

type Footer = Pick<Problem, 'tags' | 'testcases' | 'hiddenTestCount' | 'timeLimitsMs' | 'memoryLimitKb'>;

/** @returns the CPU time in the learner's language first, e.g. `4 s in Java (2 s in JavaScript, 6 s in Python, 1 s in C++)`. */
function timeLimits(ms: Problem['timeLimitsMs'], chosen: Language): string {
  const inLanguage = (language: Language) =>
    `${formatNumber(ms[language] / 1_000)} s in ${LANGUAGE_LABELS[language]}`;
  const others = LANGUAGES.filter((language) => language !== chosen).map(inLanguage);
  return `${inLanguage(chosen)} (${others.join(', ')})`;
}
const megabytes = (kb: number) => `${Math.round(kb / 1_024)} MB`;

/** Tags, the number of tests, the limits of each language and the modules that programs may load. */
export default function StatementFooter({ problem, language }: { problem: Footer; language: Language }) {
  const samples = problem.testcases.filter((test) => test.hidden !== true).length;
  const modules = OFFERED_MODULES[language];
  return (
    <footer className="flex flex-col gap-3 border-t border-line pt-4 text-[0.8125rem] text-muted">
      <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
        {problem.tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
      {modules.length > 0 && (
        <p>
          {`Beside the standard library: ${modules.map(({ name, version }) => `${name} ${version ?? '(where the judge has it)'}`).join(', ')}.`}
        </p>
      )}
      <p>
        {`${counted(samples, 'sample test')}, ${problem.hiddenTestCount} hidden. `}
        {`CPU time for a test: ${timeLimits(problem.timeLimitsMs, language)}. Memory: ${megabytes(problem.memoryLimitKb)}.`}
      </p>
    </footer>
  );
}
