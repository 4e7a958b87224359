const { default: Sequencer } = require('@jest/test-sequencer');
const path = require('node:path');

/**
 * Seconds of the longest files, so that a fresh machine starts with them, too. A file that ran here before counts with
 * the time that Jest remembers.
 */
const LONGEST = {
  'e2e/browser/every-screen.e2e-spec.ts': 100,
  'e2e/browser/analysis.e2e-spec.ts': 90,
  'e2e/browser/judging.e2e-spec.ts': 70,
  'infra/src/drills/analysis-kills/kills.int-spec.ts': 60,
  'e2e/browser/problem-panes.e2e-spec.ts': 60,
  'services/judge-worker/src/judge-worker.int-spec.ts': 55,
  'e2e/flows/measurement.int-spec.ts': 55,
  'e2e/browser/discussion.e2e-spec.ts': 45,
  'e2e/browser/payments.e2e-spec.ts': 40,
  'e2e/browser/error-states.e2e-spec.ts': 30,
  'e2e/browser/authoring.e2e-spec.ts': 28,
  'e2e/http/start.e2e-spec.ts': 26,
  'services/problems/src/authoring/packages.int-spec.ts': 26,
  'e2e/browser/settings.e2e-spec.ts': 25,
  'e2e/browser/editor.e2e-spec.ts': 25,
  'e2e/browser/keyboard.e2e-spec.ts': 22,
  'e2e/browser/input-help.e2e-spec.ts': 20,
  'services/ai/src/reading/source-reader.int-spec.ts': 20,
  'e2e/browser/administration.e2e-spec.ts': 19,
};

/** The longest files first, so that no worker is left alone with one at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const seconds = ({ path: file, duration }) =>
      duration === undefined
        ? (LONGEST[path.relative(path.resolve(__dirname, '../..'), file)] ?? 1)
        : duration / 1_000;
    return [...sorted].sort((a, b) => seconds(b) - seconds(a));
  }
};
