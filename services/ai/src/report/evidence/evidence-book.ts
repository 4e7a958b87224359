import type { Evidence } from '@evident/contracts';

type EvidenceDraft = Pick<Evidence, 'kind' | 'strength' | 'text'> &
  Partial<Pick<Evidence, 'line' | 'input' | 'expected' | 'actual'>>;

/** The evidence of one analysis, numbered E1, E2, … in the order of entry. */
export class EvidenceBook {
  readonly entries: Evidence[] = [];

  /** @returns its id. */
  add(draft: EvidenceDraft): string {
    const id = `E${this.entries.length + 1}`;
    this.entries.push({ id, line: null, input: null, expected: null, actual: null, ...draft });
    return id;
  }
}
