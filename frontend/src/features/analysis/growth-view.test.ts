import type { EarlierProgram, GrowthSeries } from '@evident/contracts/http/analysis';
import { dateTime } from '../../lib/format.js';
import { changeSentence, fitSentence, growthRows, growthViews } from './growth-view.js';

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

const CREATED = '2026-01-01T10:00:00.000Z';
const earlier = (id: string, points: { n: number; value: number }[], family = 'random'): EarlierProgram => ({
  analysisId: id,
  createdAt: CREATED,
  language: 'PYTHON',
  timeComplexity: 'O(n³)',
  growth: [
    { variable: 'n', family: 'other', metric: 'steps', points: [{ n: 8, value: 1 }] },
    { variable: 'n', family, metric: 'steps', points },
  ],
});
const SLOWER = [
  { n: 8, value: 512 },
  { n: 16, value: 4_096 },
];

describe('earlier programs in the chart', () => {
  it('are numbered from the newest, with the same measurement of each', () => {
    const [view] = growthViews([series()], [], [earlier('a', SLOWER), earlier('b', SLOWER)]);
    const at = dateTime.format(new Date(CREATED));
    expect(view?.earlier).toEqual([
      { analysisId: 'a', mark: 1, at, timeComplexity: 'O(n³)', points: SLOWER },
      { analysisId: 'b', mark: 2, at, timeComplexity: 'O(n³)', points: SLOWER },
    ]);
  });

  it('are left out when they were not measured in this way', () => {
    const [view] = growthViews([series({ metric: 'cpu_ms' })], [], [earlier('a', SLOWER)]);
    expect(view?.earlier).toEqual([]);
    expect(changeSentence(view!)).toBe('');
    const [single] = growthViews([series()], [], [earlier('a', SLOWER.slice(1))]);
    expect(single?.earlier).toEqual([]);
  });

  it('are compared with the program at the largest size that both were measured on', () => {
    const points = [...series().points, { n: 32, value: 1_024, low: 1_024, high: 1_024 }];
    const [view] = growthViews([series({ points })], [], [earlier('a', SLOWER)]);
    expect(changeSentence(view!)).toBe('At n = 16 it takes 256 steps; the program before it took 4.1K.');
    const alike = [
      { n: 8, value: 60 },
      { n: 16, value: 250 },
    ];
    const [same] = growthViews([series()], [], [earlier('a', alike)]);
    expect(changeSentence(same!)).toBe(
      'At n = 16 it takes 256 steps, about as many as the program before it.',
    );
  });

  it('stand beside the program in the rows of the table, with gaps where nothing was measured', () => {
    const [view] = growthViews([series()], [], [earlier('a', [{ n: 4, value: 64 }, ...SLOWER.slice(0, 1)])]);
    expect(growthRows(view!)).toEqual([
      { n: 4, own: null, reference: null, earlier: [64] },
      { n: 8, own: { n: 8, value: 64, low: 60, high: 70 }, reference: null, earlier: [512] },
      { n: 16, own: { n: 16, value: 256, low: 256, high: 256 }, reference: null, earlier: [null] },
    ]);
  });
});
