import { ratingBand, type RatingBand } from '@evident/contracts/labels';

/** Circumference of a circle of radius 50 as the spec rounds it. */
const CIRCUMFERENCE = 314;

/** Colours and name of each rating band. */
export const BAND_LOOKS: Readonly<Record<RatingBand, { text: string; dot: string; word: string }>> = {
  excellent: { text: 'text-pass', dot: 'bg-pass', word: 'Excellent' },
  good: { text: 'text-warn', dot: 'bg-warn', word: 'Good' },
  works: { text: 'text-orange', dot: 'bg-orange', word: 'Works, with risks' },
  'not yet': { text: 'text-fail', dot: 'bg-fail', word: 'Not there yet' },
};

/** Such as `90 / 100`. */
export const ratingText = (rating: number | null): string =>
  rating === null ? 'Not rated' : `${rating} / 100`;

/** @param rating 0 to 100; null: not rated. */
export function RatingRing({ rating }: { rating: number | null }) {
  if (rating === null)
    return (
      <p className="rounded-control bg-raised px-4 py-3 font-medium text-muted" data-testid="rating">
        Not rated
      </p>
    );
  const band = ratingBand(rating);
  const { text, word } = BAND_LOOKS[band];
  return (
    <figure className="flex flex-col items-center gap-1" data-testid="rating" data-band={band}>
      <svg
        viewBox="0 0 120 120"
        width="112"
        height="112"
        role="img"
        aria-label={`Rating ${rating} out of 100`}
        className={text}
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
      <figcaption className={`text-[0.8125rem] font-medium ${text}`}>{word}</figcaption>
    </figure>
  );
}
