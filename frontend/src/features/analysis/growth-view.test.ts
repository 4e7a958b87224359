import type { GrowthSeries } from '@evident/contracts/http/analysis';
import { fitSentence, growthViews } from './growth-view.js';

const series = (changes: Partial<GrowthSeries> = {}): GrowthSeries => ({
  variable: 'n',
  family: 'random',
  metric: 'steps',
  points: [
    { n: 0, value: 1, low: 1, high: 1 },
    { n: 8, value: 64, low: 60, high: 70 },
    { n: 16, value: 256, low: 0, high: 250 },
  ],
  fitted: 'O(n²)',
  runnerUp: 'O(n² log n)',
  curve: [
    { n: 8, value: 64 },
    { n: 16, value: 256 },
  ],
  ...changes,
});

describe('growth for the chart', () => {
  it('drops values that a logarithmic axis cannot show and keeps each interval around its value', () => {
    const [view] = growthViews([series()], []);
    expect(view?.points).toEqual([
      { n: 8, value: 64, low: 60, high: 70 },
      { n: 16, value: 256, low: 256, high: 256 },
    ]);
  });

  it('adds the reference of the same variable and metric', () => {
    const reference = series({ fitted: 'O(n)', family: 'sorted' });
    const [view] = growthViews([series()], [series({ metric: 'cpu_ms' }), reference]);
    expect(view?.referenceFitted).toBe('O(n)');
    expect(fitSentence(view!)).toBe('Best fit O(n²); next best O(n² log n). Reference solution: O(n).');
  });

  it('reports an inconclusive fit, and plots no single point', () => {
    const [view] = growthViews([series({ fitted: null, runnerUp: null })], []);
    expect(fitSentence(view!)).toBe('Inconclusive: no complexity class clearly fits the measurements.');
    expect(growthViews([series({ points: series().points.slice(0, 2) })], [])).toEqual([]);
  });
});
