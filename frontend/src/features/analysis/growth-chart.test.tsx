import { render, screen, within } from '@testing-library/react';
import type { EarlierProgram, GrowthSeries } from '@evident/contracts/http/analysis';
import { dateTime } from '../../lib/format.js';
import { GrowthChart } from './growth-chart.js';

/** The drawing needs a browser; `e2e/browser/analysis` looks at it. */
jest.mock('./growth-plot.js', () => ({ __esModule: true, default: () => null }));

const at = (n: number, value: number) => ({ n, value, low: value, high: value });
const series = (changes: Partial<GrowthSeries>): GrowthSeries => ({
  variable: 'n',
  family: 'random',
  metric: 'steps',
  points: [at(100, 100), at(200, 200)],
  fitted: 'O(n)',
  runnerUp: null,
  curve: [],
  ...changes,
});
const CREATED = '2026-01-01T10:00:00.000Z';
const EARLIER: EarlierProgram = {
  analysisId: '5d2f1c0e-0000-4000-8000-00000000000a',
  createdAt: CREATED,
  language: 'PYTHON',
  timeComplexity: 'O(n²)',
  growth: [series({ points: [at(100, 10_000), at(200, 40_000)] })],
};
const WHEN = dateTime.format(new Date(CREATED));

const cellsOf = (row: HTMLElement): (string | null)[] =>
  [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );

describe('the chart of measured growth', () => {
  it('names the reference and each earlier program in its legend, and compares with the last one', () => {
    const reference = [series({ points: [at(100, 50), at(200, 100)] })];
    render(<GrowthChart growth={[series({})]} reference={reference} earlier={[EARLIER]} />);
    const legend = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(legend).toContain('reference solution');
    expect(legend).toContain(`1your program of ${WHEN}, O(n²)`);
    expect(
      screen.getByText('At n = 200 it takes 200 steps; the program before it took 40K.'),
    ).toBeInTheDocument();
  });

  it('has all of it as a table, which scrolls sideways by keyboard where it is too wide', () => {
    const reference = [series({ points: [at(100, 50), at(200, 100)] })];
    render(<GrowthChart growth={[series({})]} reference={reference} earlier={[EARLIER]} />);
    expect(screen.getByRole('region', { name: 'Measured growth', hidden: true })).toHaveAttribute(
      'tabindex',
      '0',
    );
    const table = screen.getByRole('table', { hidden: true });
    const heads = within(table).getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'n',
      'steps',
      'interval',
      'reference solution',
      `1: program of ${WHEN}`,
    ]);
    const [, ...rows] = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map(cellsOf)).toEqual([
      ['100', '100', '100 – 100', '50', '10K'],
      ['200', '200', '200 – 200', '100', '40K'],
    ]);
  });

  it('says nothing of earlier programs when there are none', () => {
    render(<GrowthChart growth={[series({})]} reference={[]} earlier={undefined} />);
    expect(screen.queryByText(/program before|your program of/)).toBeNull();
  });
});
