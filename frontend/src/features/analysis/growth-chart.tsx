import { formatNumber } from '../../lib/format.js';
import type { GrowthSeries } from '@evident/contracts/http/analysis';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Select } from '../../ui/select.js';
import { compactNumber, fitSentence, growthViews } from './growth-view.js';

const GrowthPlot = lazy(() => import('./growth-plot.js'));

function Legend({ hasReference }: { hasReference: boolean }) {
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
      {hasReference && (
        <li className="flex items-center gap-1.5">
          <svg width="18" height="12" aria-hidden="true">
            <path d="M0 6h18" stroke="var(--muted)" strokeWidth="1.5" strokeDasharray="5 4" />
          </svg>
          reference solution
        </li>
      )}
    </ul>
  );
}

interface GrowthChartProps {
  growth: readonly GrowthSeries[];
  reference: readonly GrowthSeries[];
}

/** Measured growth of a program's work with the input size, as a chart and a table. */
export function GrowthChart({ growth, reference }: GrowthChartProps) {
  const views = useMemo(() => growthViews(growth, reference), [growth, reference]);
  const [chosen, setChosen] = useState('');
  const view = views.find((candidate) => candidate.key === chosen) ?? views[0];
  if (!view) return null;
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
      <div className="h-64">
        <Suspense fallback={<p className="p-4 text-muted">Drawing…</p>}>
          <GrowthPlot view={view} />
        </Suspense>
      </div>
      <Legend hasReference={view.reference.length > 1} />
      <details className="text-[0.8125rem]">
        <summary className="text-muted">Show the numbers</summary>
        <table className="tabular mt-2">
          <caption className="sr-only">Measured growth</caption>
          <thead>
            <tr className="text-left text-xs text-muted">
              <th className="pr-6 font-medium">n</th>
              <th className="pr-6 font-medium">{view.unit}</th>
              <th className="font-medium">interval</th>
            </tr>
          </thead>
          <tbody>
            {view.points.map(({ n, value, low, high }) => (
              <tr key={n}>
                <td className="pr-6">{formatNumber(n)}</td>
                <td className="pr-6">{compactNumber(value)}</td>
                <td className="text-muted">
                  {compactNumber(low)} – {compactNumber(high)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
