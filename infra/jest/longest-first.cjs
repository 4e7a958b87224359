const { default: Sequencer } = require('@jest/test-sequencer');
const path = require('node:path');

/**
 * Seconds of the longest files, so that a fresh machine starts with them, too. A file that ran here before counts with
 * the time that Jest remembers.
 */
const LONGEST = {
  'e2e/browser/analysis.slow.e2e-spec.ts': 90,
  'e2e/browser/judging.slow.e2e-spec.ts': 80,
  'e2e/browser/every-screen.slow.e2e-spec.ts': 75,
  'e2e/browser/problem-panes.slow.e2e-spec.ts': 60,
  'services/judge-worker/src/judge-worker.slow.int-spec.ts': 55,
  'e2e/flows/measurement.slow.int-spec.ts': 45,
  'services/ai/src/reading/source-reader.slow.int-spec.ts': 38,
  'e2e/browser/payments.slow.e2e-spec.ts': 36,
  'services/problems/src/authoring/packages.slow.int-spec.ts': 35,
};

/** What a file of a kind takes that is not named above and has never run here. */
const USUAL = [
  [/\/e2e\/browser\//, 25],
  [/\/e2e\//, 10],
  [/\.int-spec\.ts$/, 4],
];

function secondsOf({ path: file, duration }) {
  if (duration !== undefined) return duration / 1_000;
  const known = LONGEST[path.relative(path.resolve(__dirname, '../..'), file)];
  return known ?? USUAL.find(([pattern]) => pattern.test(file))?.[1] ?? 1;
}

/** The longest files first, so that no worker is left alone with one at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => secondsOf(b) - secondsOf(a));
  }
};
