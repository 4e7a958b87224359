import type { Problem } from '@evident/contracts/http/problems';
import { LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import { lazy, Suspense } from 'react';
import { Markdown } from '../../ui/markdown.js';
import { examplesOf, type RunnableExample } from './examples-of.js';

const StatementFooter = lazy(() => import('./statement-footer.js'));
const GroupPoints = lazy(() => import('./group-points.js'));
const RunExamples = lazy(() => import('./run-examples.js'));

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
> &
  Partial<Pick<Problem, 'checker' | 'groups'>>;

interface DescriptionPanelProps {
  problem: Statement;
  language: Language;
  /** Runs the code on these tests; absent where there is no code, as in a preview. */
  onRun?: (tests: RunnableExample[]) => void;
  running?: boolean;
}

/** The statement: description, examples, constraints and limits. */
export default function DescriptionPanel({
  problem,
  language,
  onRun,
  running = false,
}: DescriptionPanelProps) {
  const examples = examplesOf(problem, language);
  const isInteractive = problem.checker?.kind === 'interactive';
  return (
    <article className="flex flex-col gap-6 p-4 lg:p-5">
      <Markdown text={problem.description} />
      {examples.length > 0 && (
        <section aria-labelledby="examples-heading" className="flex max-w-[68ch] flex-col gap-3">
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
            <h2 id="examples-heading" className="text-base">
              {examples.length > 1 ? 'Examples' : 'Example'}
            </h2>
            {onRun && (
              <Suspense>
                <RunExamples examples={examples} problem={problem} running={running} onRun={onRun} />
              </Suspense>
            )}
          </div>
          {examples.map((example, at) => (
            <div key={at} className="rounded-control border border-line bg-raised px-3 py-2">
              {examples.length > 1 && (
                <h3 className="mb-1 text-[0.8125rem] text-muted">
                  {example.language ? LANGUAGE_LABELS[example.language] : `Example ${at + 1}`}
                </h3>
              )}
              <dl className="flex flex-col gap-1">
                <ExampleBlock title={isInteractive ? 'Judge knows' : 'Input'} text={example.input} />
                {example.output !== '' && <ExampleBlock title="Output" text={example.output} />}
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
      {problem.groups && problem.groups.length > 0 && (
        <Suspense>
          <GroupPoints groups={problem.groups} />
        </Suspense>
      )}
      <Suspense>
        <StatementFooter problem={problem} language={language} />
      </Suspense>
    </article>
  );
}
