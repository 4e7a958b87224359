import type { Problem } from '@evident/contracts/http/problems';
import { LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Markdown } from '../../ui/markdown.js';
import { FailureLine } from '../../ui/failure-line.js';
import { hintSteps } from './hint-steps.js';
import { useReadReferencesQuery } from './references-api.js';

interface HintsPanelProps {
  problem: Problem;
  /** The one of the editor. */
  language: Language;
  /** Number of visible steps. The caller keeps it, so that it survives a change of the tab. */
  shown: number;
  onShow: (shown: number) => void;
}

function Editorial({ text, solved }: { text: string; solved: boolean }) {
  const [asked, setAsked] = useState(false);
  if (!solved && !asked) {
    return (
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <p className="text-muted">The editorial explains a whole solution.</p>
        <Button size="sm" onClick={() => setAsked(true)}>
          Show the editorial
        </Button>
      </div>
    );
  }
  return (
    <section aria-labelledby="editorial-heading" className="border-t border-line pt-4">
      <h2 id="editorial-heading" className="mb-2 text-base">
        Editorial
      </h2>
      <Markdown text={text} />
    </section>
  );
}

/** Of a solved problem. A language without a reference shows nothing. */
function Reference({ problemId, language }: { problemId: string; language: Language }) {
  const { data, error } = useReadReferencesQuery(problemId);
  if (error) return <FailureLine error={error} fallback="The reference solution could not be loaded." />;
  const source = data?.[language];
  if (!source) return null;
  return (
    <section aria-labelledby="reference-heading" className="border-t border-line pt-4">
      <h2 id="reference-heading" className="mb-2 text-base">
        Reference solution in {LANGUAGE_LABELS[language]}
      </h2>
      <pre
        tabIndex={0}
        aria-labelledby="reference-heading"
        className="max-h-[32rem] overflow-auto rounded-control border border-line bg-raised p-3 text-[0.8125rem] leading-6"
      >
        {source}
      </pre>
    </section>
  );
}

/**
 * Shows hints one by one. The editorial is shown after solving the problem, or on demand; the reference in the
 * learner's language only after solving it.
 */
export default function HintsPanel({ problem, language, shown, onShow }: HintsPanelProps) {
  const steps = hintSteps(problem.hints);
  const solved = problem.solvedBy.length > 0;
  return (
    <div className="flex flex-col gap-4 p-4 lg:p-5">
      {steps.length === 0 ? (
        <EmptyState title="No hints available" />
      ) : (
        <>
          <ol className="flex flex-col gap-3" aria-live="polite">
            {steps.slice(0, shown).map((step, at) => (
              <li key={at} className="rounded-control border border-line px-4 py-3">
                <h2 className="mb-1 text-[0.8125rem] font-medium text-muted">Hint {at + 1}</h2>
                <Markdown text={step} />
              </li>
            ))}
          </ol>
          {shown < steps.length && (
            <div className="flex items-center gap-3">
              <Button onClick={() => onShow(shown + 1)}>
                {shown === 0 ? 'Show a hint' : 'Show the next hint'}
              </Button>
              <p className="tabular text-[0.8125rem] text-muted">
                {shown} of {steps.length} shown
              </p>
            </div>
          )}
        </>
      )}
      {problem.editorial !== null && problem.editorial !== '' && (
        <Editorial text={problem.editorial} solved={solved} />
      )}
      {solved && <Reference problemId={problem.id} language={language} />}
    </div>
  );
}
