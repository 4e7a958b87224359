import { submissionOf, testOf } from '../../testing/submission-fixture.js';
import type { LiveSubmission } from './live-results.js';
import { announcement, progressWords } from './progress-words.js';

const judging = (phase: LiveSubmission['phase'], judged = 0): LiveSubmission => ({
  phase,
  submission: submissionOf({
    submissionStatus: 'judging',
    testCount: 3,
    testCases: Array.from({ length: judged }, (_, at) => testOf(at + 1, true)),
  }),
});
const at = (seconds: number) => ({ seconds, limitSeconds: 6 });

describe('progress words', () => {
  it('says Compiling only while the program compiles', () => {
    expect(progressWords(judging('compiling'), at(2))).toBe('Compiling');
    expect(announcement(judging('compiling'))).toBe('Compiling');
    expect(progressWords(judging('running'))).toBe('Running test 1/3');
    expect(announcement(judging('running'))).toBe('Running test 1/3');
  });

  it('counts the seconds of the test that runs against its limit', () => {
    expect(progressWords(judging('running'), at(0))).toBe('Running test 1/3');
    expect(progressWords(judging('running'), at(3))).toBe('Running test 1/3, 3 s of 6 s');
    expect(progressWords(judging('running', 1), at(6))).toBe('Running test 2/3, 6 s of 6 s');
    expect(progressWords(judging('running'), { seconds: 1, limitSeconds: 1.5 })).toBe(
      'Running test 1/3, 1 s of 1.5 s',
    );
  });

  it('explains a test that takes longer than its limit', () => {
    expect(progressWords(judging('running'), at(8))).toBe(
      'Running test 1/3, 8 s. A test that takes longer than 6 s may be timed twice.',
    );
  });

  it('never counts beyond the last test', () => {
    expect(progressWords(judging('running', 3), at(2))).toBe('All tests have run');
  });
});
