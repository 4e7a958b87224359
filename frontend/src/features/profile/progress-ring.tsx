/** 2π·50 as the spec rounds it. */
const CIRCUMFERENCE = 314;

export function ProgressRing({ fraction, percent }: { fraction: number; percent: string }) {
  return (
    <div className="relative size-36" role="img" aria-label={`Overall Progress: ${percent}`}>
      <svg
        viewBox="0 0 120 120"
        className="size-full -rotate-90"
        fill="none"
        strokeWidth="10"
        aria-hidden="true"
      >
        <circle cx="60" cy="60" r="50" stroke="var(--raised)" />
        <circle
          cx="60"
          cy="60"
          r="50"
          stroke="var(--accent)"
          strokeLinecap={fraction > 0 ? 'round' : 'butt'}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - fraction)}
          visibility={fraction > 0 ? 'visible' : 'hidden'}
        />
      </svg>
      <span
        aria-hidden="true"
        className="tabular absolute inset-0 flex items-center justify-center text-xl font-semibold"
      >
        {percent}
      </span>
    </div>
  );
}
