/** A line with a smaller share of the work explains nothing by it. */
export const LEAST_TOLD_SHARE = 0.3;

/** A share of the whole, 0–1, such as `95 %`. */
export const shareWords = (share: number): string =>
  share >= 0.985 ? 'nearly all' : `${Math.round(share * 100)} %`;
