import type { Problem } from '@evident/contracts/http/problems';
import {
  EDITOR_LANGUAGES,
  LANGUAGE_LABELS,
  TIME_LIMIT_FACTOR,
  type EditorLanguage,
  type Language,
} from '@evident/contracts/languages';
import { counted, formatNumber } from '../../lib/format.js';
import { Badge } from '../../ui/badge.js';
import { Markdown } from '../../ui/markdown.js';

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

/** @returns the CPU time per language, e.g. `2 s for JavaScript, 6 s for Python, 4 s for Java`. */
const timeLimits = (ms: number): string =>
  EDITOR_LANGUAGES.map(
    (language) =>
      `${formatNumber((ms * TIME_LIMIT_FACTOR[language]) / 1_000)} s for ${LANGUAGE_LABELS[language]}`,
  ).join(', ');
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
  | 'timeLimitMs'
  | 'memoryLimitKb'
>;

/** The statement: description, examples, constraints and limits. */
export default function DescriptionPanel({ problem, language }: { problem: Statement; language: Language }) {
  const samples = problem.testcases.filter((test) => test.hidden !== true).length;
  const offered = (Object.keys(problem.examples) as EditorLanguage[]).filter((key) => problem.examples[key]);
  const ordered = [
    ...offered.filter((key) => key === language),
    ...offered.filter((key) => key !== language),
  ];
  // Equal examples of several languages are shown once.
  const distinct = ordered.filter(
    (key, at) =>
      ordered.findIndex(
        (other) => JSON.stringify(problem.examples[other]) === JSON.stringify(problem.examples[key]),
      ) === at,
  );
  return (
    <article className="flex flex-col gap-6 p-4 lg:p-5">
      <Markdown text={problem.description} />
      {distinct.length > 0 && (
        <section aria-labelledby="examples-heading" className="flex max-w-[68ch] flex-col gap-3">
          <h2 id="examples-heading" className="text-base">
            {distinct.length > 1 ? 'Examples' : 'Example'}
          </h2>
          {distinct.map((key) => {
            const example = problem.examples[key];
            return (
              example && (
                <div key={key} className="rounded-control border border-line bg-raised px-3 py-2">
                  {distinct.length > 1 && (
                    <h3 className="mb-1 text-[0.8125rem] text-muted">{LANGUAGE_LABELS[key]}</h3>
                  )}
                  <dl className="flex flex-col gap-1">
                    <ExampleBlock title="Input" text={example.input} />
                    <ExampleBlock title="Output" text={example.output} />
                    {example.explanation !== undefined && example.explanation !== '' && (
                      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
                        <dt className="text-[0.8125rem] leading-6 text-muted">Explanation</dt>
                        <dd>
                          <Markdown text={example.explanation} className="text-sm!" />
                        </dd>
                      </div>
                    )}
                  </dl>
                </div>
              )
            );
          })}
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
          {`CPU time: ${timeLimits(problem.timeLimitMs)}. Memory: ${megabytes(problem.memoryLimitKb)}.`}
        </p>
      </footer>
    </article>
  );
}
