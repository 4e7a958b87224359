import type { Mutant } from './mutants.js';

/** Deliberate faults of the product. `requireFits` fails when a bundle no longer has the piece that one changes. */

export const NO_SWEEP: Mutant = {
  name: 'claims of dead workers are not taken back',
  patches: [
    {
      service: 'problems',
      cut: 'leaseExpiries.inc(await this.claims.expire());',
      paste: 'leaseExpiries.inc(0);',
    },
  ],
};

export const FOREVER_LEASED: Mutant = {
  name: 'a claim lasts for hours',
  patches: [
    {
      service: 'problems',
      cut: "`lease_until = now() + $1 * interval '1 millisecond'`",
      paste: "`lease_until = now() + $1 * interval '1 second'`",
    },
  ],
};

export const JUDGES_TWICE: Mutant = {
  name: 'a stale verdict is stored and counted',
  patches: [
    {
      service: 'problems',
      cut: 'AND attempt = $2 AND ${this.may("finish")}`',
      paste: 'AND $2::int IS NOT NULL`',
    },
    {
      service: 'problems',
      cut: 'AND attempt = $2 AND ${may} ${expected.join(" ")} RETURNING',
      paste:
        'AND $2::int IS NOT NULL ${expected.map((each) => `AND (true OR ${each.slice(4)})`).join(" ")} RETURNING',
    },
    {
      service: 'problems',
      cut: '${parameter(4)}::json FROM step`',
      paste: '${parameter(4)}::json FROM step ON CONFLICT DO NOTHING`',
    },
  ],
};
