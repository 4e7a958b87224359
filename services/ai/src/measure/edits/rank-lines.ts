/** What a changed program did on inputs on which the program itself fails, and on others. */
export interface TriedChange {
  line: number;
  /** Failing inputs that it answers rightly, or otherwise than the program. */
  fixed: number;
  moved: number;
  /** Passing inputs that it answers wrongly. */
  broken: number;
  /** All of a line's steps together, each forced in one round only. */
  isForced?: boolean;
  /** For a change that made every input pass: the share of further inputs that it answers rightly. */
  proof?: number;
}

export interface TriedChanges {
  changes: readonly TriedChange[];
  failing: number;
  passing: number;
}

const MOST = 3;
const WEIGHTS = { spectrum: 1, moved: 1, fixed: 1.5, forced: 0.8, proof: 1, halfProof: 0.5 };

/**
 * The lines that deserve a look first. A line is more likely to have the fault if failing runs reach it and passing ones
 * do not (`spectrum`, 0–1), if a change of it moves what the failing inputs give and little else, and above all if one
 * makes a failing input pass. Chance makes a few inputs pass: a change that goes on to pass all further ones counts most.
 */
export function rankLines(
  { changes, failing, passing }: TriedChanges,
  spectrum: (line: number) => number,
): number[] {
  const lines = [...new Set(changes.map(({ line }) => line))];
  const scored = lines.map((line) => {
    const own = changes.filter((change) => change.line === line);
    const best = Math.max(
      0,
      ...own.map(({ fixed, moved, broken, isForced }) => {
        if (isForced) return (WEIGHTS.forced * fixed) / failing;
        const ochiai = moved === 0 ? 0 : moved / Math.sqrt(failing * (moved + broken));
        const cured = fixed / failing - (passing > 0 ? (0.5 * broken) / passing : 0);
        return WEIGHTS.moved * ochiai + WEIGHTS.fixed * Math.max(0, cured);
      }),
    );
    const proof = Math.max(0, ...own.map((change) => change.proof ?? 0));
    const proved = (proof === 1 ? WEIGHTS.proof : WEIGHTS.halfProof) * proof;
    return { line, score: best + proved + WEIGHTS.spectrum * spectrum(line) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.line - b.line)
    .slice(0, MOST)
    .map(({ line }) => line);
}
