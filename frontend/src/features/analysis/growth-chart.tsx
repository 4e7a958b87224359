import { formatNumber } from '../../lib/format.js';
import type { EarlierProgram, GrowthSeries } from '@evident/contracts/http/analysis';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Select } from '../../ui/select.js';
import {
  changeSentence,
  compactNumber,
  fitSentence,
  growthRows,
  growthViews,
  type GrowthView,
} from './growth-view.js';

const GrowthPlot = lazy(() => import('./growth-plot.js'));

function Legend({ reference, earlier }: GrowthView) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <li className="flex items-center gap-1.5">
        <svg width="12" height="12" aria-hidden="true">
          <path d="M6 0v12" stroke="var(--ink)" />
          <circle cx="6" cy="6" r="3.25" fill="var(--surface)" stroke="var(--ink)" />
        </svg>
        measured, with its interval
      </li>
      <li className="flex items-center gap-1.5">
        <svg width="18" height="12" aria-hidden="true">
          <path d="M0 6h18" stroke="var(--accent)" strokeWidth="1.5" />
        </svg>
        best fit
      </li>
      {reference.length > 1 && (
        <li className="flex items-center gap-1.5">
          <svg width="18" height="12" aria-hidden="true">
            <path d="M0 6h18" stroke="var(--muted)" strokeWidth="1.5" strokeDasharray="5 4" />
          </svg>
          reference solution
        </li>
      )}
      {earlier.map(({ analysisId, mark, at, timeComplexity }) => (
        <li key={analysisId} className="flex items-center gap-1.5">
          <svg width="30" height="16" aria-hidden="true">
            <path d="M0 8h14" stroke="var(--warn)" strokeDasharray="1.5 3" strokeLinecap="round" />
            <circle cx="22" cy="8" r="7" fill="var(--surface)" stroke="var(--warn)" />
            <text x="22" y="8" dy="0.35em" textAnchor="middle" fontSize="10" fill="var(--ink)">
              {mark}
            </text>
          </svg>
          your program of {at}
          {timeComplexity !== null && `, ${timeComplexity}`}
        </li>
      ))}
    </ul>
  );
}

const orDash = (value: number | null) => (value === null ? '–' : compactNumber(value));

/** The chart as a table, for those who cannot see it or want the numbers. */
function Numbers({ view }: { view: GrowthView }) {
  const hasReference = view.reference.length > 1;
  const heads = [
    view.unit,
    'interval',
    ...(hasReference ? ['reference solution'] : []),
    ...view.earlier.map(({ mark, at }) => `${mark}: program of ${at}`),
  ];
  return (
    <details className="text-[0.8125rem]">
      <summary className="text-muted">Show the numbers</summary>
      <div className="mt-2 overflow-x-auto" role="region" aria-label="Measured growth" tabIndex={0}>
        <table className="tabular">
          <caption className="sr-only">Measured growth</caption>
          <thead>
            <tr className="text-left align-bottom text-xs text-muted">
              <th scope="col" className="pr-6 font-medium">
                n
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="pr-6 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {growthRows(view).map(({ n, own, reference, earlier }) => (
              <tr key={n}>
                <th scope="row" className="pr-6 text-left font-normal">
                  {formatNumber(n)}
                </th>
                <td className="pr-6">{orDash(own?.value ?? null)}</td>
                <td className="pr-6 whitespace-nowrap text-muted">
                  {own ? `${compactNumber(own.low)} – ${compactNumber(own.high)}` : '–'}
                </td>
                {hasReference && <td className="pr-6">{orDash(reference)}</td>}
                {earlier.map((value, at) => (
                  <td key={view.earlier[at]?.analysisId} className="pr-6">
                    {orDash(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface GrowthChartProps {
  growth: readonly GrowthSeries[];
  reference: readonly GrowthSeries[];
  /** Programs that the learner had analysed earlier, newest first. */
  earlier: readonly EarlierProgram[] | undefined;
}

/** Measured growth of a program's work with the input size, as a chart and a table. */
export function GrowthChart({ growth, reference, earlier }: GrowthChartProps) {
  const views = useMemo(() => growthViews(growth, reference, earlier), [growth, reference, earlier]);
  const [chosen, setChosen] = useState('');
  const view = views.find((candidate) => candidate.key === chosen) ?? views[0];
  if (!view) return null;
  const change = changeSentence(view);
  return (
    <figure className="flex flex-col gap-2" data-testid="growth-chart">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <figcaption className="font-medium">{fitSentence(view)}</figcaption>
        {views.length > 1 && (
          <Select
            label="Measurement"
            hideLabel
            value={view.key}
            options={views.map(({ key, title, unit }) => ({ value: key, label: `${title} · ${unit}` }))}
            onChange={setChosen}
            className="w-64"
          />
        )}
      </div>
      {change !== '' && <p className="text-muted">{change}</p>}
      <div className="h-64">
        <Suspense fallback={<p className="p-4 text-muted">Drawing…</p>}>
          <GrowthPlot view={view} />
        </Suspense>
      </div>
      <Legend {...view} />
      <Numbers view={view} />
    </figure>
  );
}
