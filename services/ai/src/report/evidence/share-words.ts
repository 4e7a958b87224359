/** A share of the whole, 0–1, such as `95 %`. */
export const shareWords = (share: number): string =>
  share >= 0.985 ? 'nearly all' : `${Math.round(share * 100)} %`;
