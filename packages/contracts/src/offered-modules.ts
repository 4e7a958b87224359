import type { LANGUAGES } from './labels.js';

/** Packages beyond the standard library that programs may load, with their versions. The judge has them offline. */
export const OFFERED_MODULES: Readonly<
  Partial<Record<(typeof LANGUAGES)[number], readonly { name: string; version: string }[]>>
> = {
  JAVASCRIPT: [
    { name: '@datastructures-js/priority-queue', version: '6.4.0' },
    { name: '@datastructures-js/heap', version: '4.3.7' },
    { name: 'sorted-btree', version: '2.1.0' },
  ],
  PYTHON: [{ name: 'sortedcontainers', version: '2.4.0' }],
};
