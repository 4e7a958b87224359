import { lazyFormat } from './lazy-format.js';

const grouped = lazyFormat(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }));
/** @returns a number as every page shows it: thousands in groups, at most one decimal. */
export const formatNumber = (value: number): string => grouped.format(value);
/** @returns e.g. `1 token` or `2,000 tokens`. */
export const counted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
export const dayFormat = lazyFormat(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }));
export const dateTime = lazyFormat(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Such as `90 / 100`. */
export const ratingText = (rating: number | null): string =>
  rating === null ? 'Not rated' : `${rating} / 100`;
