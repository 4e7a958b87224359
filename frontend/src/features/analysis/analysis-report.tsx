import type { Analysis } from '@evident/contracts/http/analysis';
import { ANALYSIS_MARKS, VERDICT_LABELS } from '@evident/contracts/labels';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.js';
import { CheckIcon, WarningIcon } from '../../ui/icons.js';
import { Markdown } from '../../ui/markdown.js';
import { EvidenceChip, EvidenceList } from './evidence-list.js';
import { GrowthChart } from './growth-chart.js';
import { RatingRing } from './rating-ring.js';
import { ReportWrong } from './report-wrong.js';

interface AnalysisReportProps {
  analysis: Analysis;
  onLine: (line: number) => void;
  onAddCase: (input: string, expected: string) => void;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-2 text-[0.9375rem]">{title}</h3>
      {children}
    </section>
  );
}

function Verdict({ title, good, words }: { title: string; good: boolean; words: string }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-xs text-muted">{title}</dt>
      <dd className={`inline-flex items-center gap-1.5 font-semibold ${good ? 'text-pass' : 'text-warn'}`}>
        {good ? <CheckIcon /> : <WarningIcon />}
        {words}
      </dd>
    </div>
  );
}

function Breakdown({ analysis, onLine }: Pick<AnalysisReportProps, 'analysis' | 'onLine'>) {
  const byId = new Map(analysis.evidence.map((item) => [item.id, item]));
  return (
    <ul className="flex flex-col gap-1.5">
      {analysis.breakdown.map((part) => (
        <li
          key={part.part}
          className="grid grid-cols-[7.5rem_4rem_minmax(0,1fr)] items-baseline gap-2 text-[0.8125rem]"
        >
          <span className="font-medium capitalize">{part.part}</span>
          <span className="tabular text-right">
            {part.points} / {part.of}
          </span>
          <span className="text-muted">
            {part.reason}{' '}
            {part.evidenceIds.map((id) => {
              const evidence = byId.get(id);
              return evidence && <EvidenceChip key={id} evidence={evidence} onLine={onLine} />;
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A finished analysis: rating, verdicts, texts and evidence. */
export default function AnalysisReport({ analysis, onLine, onAddCase }: AnalysisReportProps) {
  const clean = analysis.bugs.includes(ANALYSIS_MARKS.clean);
  const efficient = analysis.improvement.includes(ANALYSIS_MARKS.efficient);
  // Too slow is the one fault that a better algorithm mends.
  const tooSlow = analysis.bugs.includes(VERDICT_LABELS.time_limit_exceeded);
  const failing = analysis.evidence.filter((item) => item.input !== null);
  const others = analysis.evidence.filter((item) => item.input === null);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <RatingRing rating={analysis.rating} />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <dl>
            <dt className="text-xs text-muted">Complexity</dt>
            <dd className="font-medium">{analysis['tc&sc']}</dd>
          </dl>
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            <Verdict title="Bug Detection" good={clean} words={clean ? 'No bugs found' : 'Bugs found'} />
            <Verdict
              title="Optimization"
              good={efficient}
              words={efficient ? 'Optimized' : clean || tooSlow ? 'Can be improved' : 'Fix the bugs first'}
            />
          </dl>
        </div>
      </div>
      {!clean && failing.length > 0 && (
        <Section title="Fails on this input">
          <EvidenceList evidence={failing} onLine={onLine} onAddCase={onAddCase} />
        </Section>
      )}
      <Section title="Code Description">
        <Markdown text={analysis.description} />
      </Section>
      <Section title="Bug Analysis">
        <Markdown text={analysis.bugs} />
      </Section>
      <Section title="Improvement Suggestions">
        <Markdown text={analysis.improvement} />
      </Section>
      {analysis.growth.length > 0 && (
        <Section title="Measured growth">
          <GrowthChart
            growth={analysis.growth}
            reference={analysis.referenceGrowth}
            earlier={analysis.earlierPrograms}
          />
        </Section>
      )}
      {analysis.breakdown.length > 0 && (
        <Section title="How the rating was calculated">
          <Breakdown analysis={analysis} onLine={onLine} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title="Evidence">
          <EvidenceList evidence={others} onLine={onLine} onAddCase={onAddCase} />
        </Section>
      )}
      <p className="flex flex-wrap items-center gap-2 border-t border-line pt-3 text-[0.8125rem] text-muted">
        <Badge>{analysis.engine === 'built-in' ? 'built-in engine' : analysis.engine}</Badge>
        {analysis.charged
          ? 'This used 1 token.'
          : `${analysis.freeBecause ?? 'The same code was analysed before.'} No token was charged.`}{' '}
        Balance {analysis.tokensLeft}.
      </p>
      <ReportWrong key={analysis.id} analysisId={analysis.id} />
    </div>
  );
}
