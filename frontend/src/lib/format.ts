/** @returns e.g. `1 token` or `2 tokens`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
export const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
