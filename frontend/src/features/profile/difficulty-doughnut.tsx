import type { Difficulty } from '@evident/contracts/problem-fields';
import { ResponsivePie } from '@nivo/pie';
import { DIFFICULTY_LABELS } from '../../ui/badge.js';
import type { DifficultyCount } from './profile-figures.js';

const COLORS: Record<Difficulty, string> = {
  EASY: 'var(--pass)',
  MEDIUM: 'var(--warn)',
  HARD: 'var(--fail)',
};

/** Solved problems by difficulty. Loaded lazily because of the chart library. */
export default function DifficultyDoughnut({ counts }: { counts: readonly DifficultyCount[] }) {
  const data = counts
    .filter(({ solved }) => solved > 0)
    .map(({ difficulty, solved }) => ({
      id: difficulty,
      label: DIFFICULTY_LABELS[difficulty],
      value: solved,
      color: COLORS[difficulty],
    }));
  return (
    <ResponsivePie
      role="presentation"
      data={data}
      colors={{ datum: 'data.color' }}
      innerRadius={0.72}
      padAngle={1.5}
      cornerRadius={2}
      margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      animate={false}
      activeOuterRadiusOffset={3}
      tooltip={({ datum }) => (
        <span className="rounded-control bg-ink px-2 py-1 text-xs whitespace-nowrap text-canvas">
          {datum.label}: {datum.value}
        </span>
      )}
    />
  );
}
