/** Length of a circle of radius 50, rounded as the product's rings have it. */
const CIRCUMFERENCE = 314;

export type RatingBand = 'green' | 'yellow' | 'orange' | 'red';

/** 90 and above green, 70 and above yellow, 50 and above orange, below red. */
export function ratingBand(rating: number): RatingBand {
  if (rating >= 90) return 'green';
  if (rating >= 70) return 'yellow';
  if (rating >= 50) return 'orange';
  return 'red';
}

const COLORS: Readonly<Record<RatingBand, string>> = {
  green: 'text-pass',
  yellow: 'text-warn',
  orange: 'text-orange',
  red: 'text-fail',
};
const WORDS: Readonly<Record<RatingBand, string>> = {
  green: 'Excellent',
  yellow: 'Good',
  orange: 'Works, with risks',
  red: 'Not there yet',
};

/** The rating as a ring with its number and word. @param rating 0 to 100. */
export function RatingRing({ rating }: { rating: number }) {
  const band = ratingBand(rating);
  return (
    <figure className="flex flex-col items-center gap-1" data-testid="rating" data-band={band}>
      <svg
        viewBox="0 0 120 120"
        width="112"
        height="112"
        role="img"
        aria-label={`Rating ${rating} out of 100`}
        className={COLORS[band]}
      >
        <circle cx="60" cy="60" r="50" fill="none" stroke="var(--raised)" strokeWidth="8" />
        <circle
          cx="60"
          cy="60"
          r="50"
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="butt"
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - rating / 100)}
          transform="rotate(-90 60 60)"
        />
        <text x="60" y="63" textAnchor="middle" className="tabular fill-ink text-[30px] font-semibold">
          {rating}
        </text>
        <text x="60" y="82" textAnchor="middle" className="fill-muted text-[11px]">
          out of 100
        </text>
      </svg>
      <figcaption className={`text-[0.8125rem] font-medium ${COLORS[band]}`}>{WORDS[band]}</figcaption>
    </figure>
  );
}
