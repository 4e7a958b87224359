import { formatSeconds, parseMeasurements } from '../../lib/measurements.js';
import { figuresOf, formatPercentSuccess } from './result-figures.js';
import { submissionOf, testOf } from '../../testing/submission-fixture.js';

describe('result figures', () => {
  it('shows the success rate with one decimal, the runtime with three and the memory with none', () => {
    const submission = submissionOf({
      testCases: [testOf(1, true), testOf(2, true), testOf(3, false)],
      testCount: 3,
      time: '["0.0104 s","0.0201 s","0.03 s"]',
      memory: '["9000 KB","9001 KB","9001 KB"]',
    });
    expect(figuresOf(submission)).toEqual({
      passed: 2,
      total: 3,
      successRate: '66.7%',
      averageRuntime: '0.020 s',
      maxRuntime: '0.030 s',
      averageMemory: '9001 KB',
      maxMemory: '9001 KB',
    });
  });

  it('leaves tests that did not run out of the averages', () => {
    const submission = submissionOf({
      testCases: [testOf(1, true), testOf(2, false)],
      testCount: 4,
      time: '["0.02 s","0 s","0 s","0 s"]',
      memory: '["9000 KB","7000 KB","0 KB","0 KB"]',
    });
    expect(figuresOf(submission)).toMatchObject({
      averageRuntime: '0.010 s',
      maxRuntime: '0.020 s',
      averageMemory: '8000 KB',
      maxMemory: '9000 KB',
    });
  });

  it('counts tests that did not run as not passed', () => {
    const submission = submissionOf({ testCases: [testOf(1, true)], testCount: 8 });
    expect(figuresOf(submission)).toMatchObject({ passed: 1, total: 8, successRate: '12.5%' });
  });

  it('never prints NaN', () => {
    const broken = submissionOf({ testCases: [], testCount: 0, time: 'null', memory: '["", "x KB"]' });
    expect(figuresOf(broken)).toMatchObject({
      successRate: '0.0%',
      averageRuntime: '0.000 s',
      averageMemory: '0 KB',
    });
    expect(parseMeasurements('{')).toEqual([]);
  });

  it('formats the profile’s runtimes and the header’s percentage', () => {
    expect(formatSeconds(0.01234, 4)).toBe('0.0123 s');
    expect(formatPercentSuccess(1, 3)).toBe('33.3%');
    expect(formatPercentSuccess(0, 0)).toBeNull();
  });
});
