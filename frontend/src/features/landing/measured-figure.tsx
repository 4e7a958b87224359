/** Thousands of elements; the chart compares a quadratic with a linearithmic solution. */
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8];
const JITTER = [0.04, -0.03, 0.05, -0.04, 0.03, -0.02, 0.04, -0.03];
const WIDTH = 420;
const HEIGHT = 250;
const LEFT = 46;
const BOTTOM = 34;
const TOP = 14;

const x = (n: number) => LEFT + (n / 8.4) * (WIDTH - LEFT - 12);
const y = (value: number) => HEIGHT - BOTTOM - value * (HEIGHT - BOTTOM - TOP);
const quadratic = (n: number) => (n / 8) ** 2 * 0.94;
const linearithmic = (n: number) => ((n * Math.log2(n + 1)) / (8 * Math.log2(9))) * 0.3;

function line(of: (n: number) => number): string {
  const points = Array.from({ length: 41 }, (_, step) => (step / 40) * 8);
  return points
    .map((n, index) => `${index === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(of(n)).toFixed(1)}`)
    .join('');
}

function Series({ of, color }: { of: (n: number) => number; color: string }) {
  return (
    <g stroke={color} fill={color}>
      <path d={line(of)} fill="none" strokeWidth="1.75" />
      {SIZES.map((n, index) => {
        const value = of(n) * (1 + (JITTER[index] ?? 0));
        return (
          <g key={n}>
            <path d={`M${x(n)} ${y(value * 1.07)}V${y(value * 0.93)}`} strokeWidth="1" opacity="0.6" />
            <circle cx={x(n)} cy={y(value)} r="3" stroke="var(--surface)" strokeWidth="1.25" />
          </g>
        );
      })}
    </g>
  );
}

/** An example of a growth chart, with invented figures. */
export function MeasuredFigure() {
  return (
    <figure className="rounded-panel border border-line bg-surface">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5 text-[0.8125rem]">
        <span className="font-medium">Growth of two solutions</span>
        <span className="text-muted">Example</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Steps against input size: one solution grows quadratically, the other as n log n"
        className="w-full p-2 font-mono text-[11px]"
      >
        <g stroke="var(--line)" strokeWidth="1">
          {[0.25, 0.5, 0.75, 1].map((value) => (
            <path key={value} d={`M${LEFT} ${y(value)}H${WIDTH - 8}`} strokeDasharray="2 3" />
          ))}
        </g>
        <path d={`M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - 8}`} stroke="var(--control)" fill="none" />
        <g fill="var(--muted)" textAnchor="middle">
          {[2, 4, 6, 8].map((n) => (
            <g key={n}>
              <path d={`M${x(n)} ${HEIGHT - BOTTOM}v4`} stroke="var(--control)" />
              <text x={x(n)} y={HEIGHT - BOTTOM + 17}>
                {n}k
              </text>
            </g>
          ))}
          <text x={14} y={HEIGHT / 2} transform={`rotate(-90 14 ${HEIGHT / 2})`}>
            steps
          </text>
        </g>
        <Series of={quadratic} color="var(--orange)" />
        <Series of={linearithmic} color="var(--accent)" />
        <text x={x(6.1)} y={y(0.72)} fill="var(--orange)" textAnchor="end">
          O(n²)
        </text>
        <text x={x(6.7)} y={y(0.34)} fill="var(--accent)" textAnchor="middle">
          O(n log n)
        </text>
      </svg>
    </figure>
  );
}
