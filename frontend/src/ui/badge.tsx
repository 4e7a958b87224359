import type { Difficulty } from '@evident/contracts/problem-fields';
import type { ReactNode } from 'react';
import { cx } from './cx.js';

type Tone = 'neutral' | 'accent' | 'pass' | 'warn' | 'fail';

const TONES: Record<Tone, string> = {
  neutral: 'bg-raised text-muted border-line',
  accent: 'bg-selection text-ink border-transparent',
  pass: 'bg-pass-tint text-pass border-transparent',
  warn: 'bg-warn-tint text-warn border-transparent',
  fail: 'bg-fail-tint text-fail border-transparent',
};

export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1 rounded-full border px-2 text-xs font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

export const DIFFICULTY_LABELS: Readonly<Record<Difficulty, string>> = {
  EASY: 'Easy',
  MEDIUM: 'Medium',
  HARD: 'Hard',
};

const DIFFICULTY: Record<Difficulty, { ticks: number; color: string }> = {
  EASY: { ticks: 1, color: 'text-pass' },
  MEDIUM: { ticks: 2, color: 'text-warn' },
  HARD: { ticks: 3, color: 'text-fail' },
};

/** Label, colour and one to three ticks, so that colour is not the only sign. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { ticks, color } = DIFFICULTY[difficulty];
  return (
    <span className={cx('inline-flex items-center gap-1.5 align-middle text-[0.8125rem] font-medium', color)}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" fill="currentColor">
        {[0, 1, 2].map((tick) => (
          <rect
            key={tick}
            x={tick * 4.5}
            y={8 - tick * 3}
            width="3"
            height={4 + tick * 3}
            rx="0.75"
            opacity={tick < ticks ? 1 : 0.25}
          />
        ))}
      </svg>
      {DIFFICULTY_LABELS[difficulty]}
    </span>
  );
}
