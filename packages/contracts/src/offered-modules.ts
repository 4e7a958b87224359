interface OfferedModule {
  name: string;
  /** Null: whichever version the judge's machine has, if it has one. */
  version: string | null;
}

/** Packages beyond the standard library that programs may load. The judge has them offline. */
export const OFFERED_MODULES = {
  JAVASCRIPT: [
    { name: '@datastructures-js/priority-queue', version: '6.4.0' },
    { name: '@datastructures-js/heap', version: '4.3.7' },
    { name: 'sorted-btree', version: '2.1.0' },
  ],
  PYTHON: [
    { name: 'sortedcontainers', version: null },
    { name: 'numpy', version: null },
  ],
  JAVA: [],
  CPP: [],
} as const satisfies Record<string, readonly OfferedModule[]>;
