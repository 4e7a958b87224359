import type { Problem } from '@evident/contracts/http/problems';
import {
  LANGUAGE_LABELS,
  LANGUAGES,
  type Language,
} from '@evident/contracts/languages';
import { counted, formatNumber } from '../../lib/format.js';
import { Badge } from '../../ui/badge.js';
import { Markdown } from '../../ui/markdown.js';
import { examplesOf } from './examples-of.js';

function ExampleBlock({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
      <dt className="text-[0.8125rem] leading-6 text-muted">{title}</dt>
      <dd>
        <pre className="overflow-x-auto text-[0.8125rem] leading-6 whitespace-pre-wrap">{text}</pre>
      </dd>
    </div>
  );
}

/** @returns the CPU time in the learner's language first, e.g. `4 s in Java (2 s in JavaScript, 6 s in Python, 1 s in C++)`. */
function timeLimits(ms: Problem['timeLimitsMs'], chosen: Language): string {
  const inLanguage = (language: Language) =>
    `${formatNumber(ms[language] / 1_000)} s in ${LANGUAGE_LABELS[language]}`;
  const others = LANGUAGES.filter((language) => language !== chosen).map(inLanguage);
  return `${inLanguage(chosen)} (${others.join(', ')})`;
}
const megabytes = (kb: number) => `${Math.round(kb / 1_024)} MB`;

/** The fields of a problem that its statement shows. */
export type Statement = Pick<
  Problem,
  | 'description'
  | 'examples'
  | 'constraints'
  | 'tags'
  | 'testcases'
  | 'hiddenTestCount'
  | 'timeLimitsMs'
  | 'memoryLimitKb'
>;

/** The statement: description, examples, constraints and limits. */
export default function DescriptionPanel({ problem, language }: { problem: Statement; language: Language }) {
  const samples = problem.testcases.filter((test) => test.hidden !== true).length;
  const examples = examplesOf(problem, language);
  return (
    <article className="flex flex-col gap-6 p-4 lg:p-5">
      <Markdown text={problem.description} />
      {examples.length > 0 && (
        <section aria-labelledby="examples-heading" className="flex max-w-[68ch] flex-col gap-3">
          <h2 id="examples-heading" className="text-base">
            {examples.length > 1 ? 'Examples' : 'Example'}
          </h2>
          {examples.map((example, at) => (
            <div key={at} className="rounded-control border border-line bg-raised px-3 py-2">
              {examples.length > 1 && (
                <h3 className="mb-1 text-[0.8125rem] text-muted">
                  {example.language ? LANGUAGE_LABELS[example.language] : `Example ${at + 1}`}
                </h3>
              )}
              <dl className="flex flex-col gap-1">
                <ExampleBlock title="Input" text={example.input} />
                <ExampleBlock title="Output" text={example.output} />
                {example.explanation && (
                  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
                    <dt className="text-[0.8125rem] leading-6 text-muted">Explanation</dt>
                    <dd>
                      <Markdown text={example.explanation} className="text-sm!" />
                    </dd>
                  </div>
                )}
              </dl>
            </div>
          ))}
        </section>
      )}
      <section aria-labelledby="constraints-heading">
        <h2 id="constraints-heading" className="mb-2 text-base">
          Constraints
        </h2>
        <Markdown text={problem.constraints} />
      </section>
      <footer className="flex flex-col gap-3 border-t border-line pt-4 text-[0.8125rem] text-muted">
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {problem.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <p>
          {`${counted(samples, 'sample test')}, ${problem.hiddenTestCount} hidden. `}
          {`CPU time for a test: ${timeLimits(problem.timeLimitsMs, language)}. Memory: ${megabytes(problem.memoryLimitKb)}.`}
        </p>
      </footer>
    </article>
  );
}
