import type { StepComparison } from '@evident/contracts/http/analysis';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, stubServer } from '../../testing/render-page.js';
import StepsPanel from './steps-panel.js';

const PROBLEM = '5d2f1c0e-0000-4000-8000-000000000002';
const comparison = (change: Partial<StepComparison>) => ({
  'GET /ai-analyze/steps': {
    body: { steps: 5_200, programs: 7, needed: 20, distribution: null, ...change },
  },
});
const panel = (language: 'PYTHON' | 'CPP' = 'PYTHON') =>
  renderPage(<StepsPanel problemId={PROBLEM} language={language} />);

it('says how many programs are missing while there are too few', async () => {
  const requests = stubServer(comparison({}));
  panel();
  expect(
    await screen.findByText(/takes 5,200 steps .* once 20 learners .* Python program; 13 are missing\./),
  ).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  expect(requests[0]?.query).toBe(`?problemId=${PROBLEM}&language=PYTHON`);
});

it('counts one missing learner and one slower program in the singular', async () => {
  stubServer(comparison({ programs: 19 }));
  const { unmount } = panel();
  expect(await screen.findByText(/; 1 is missing\./)).toBeInTheDocument();
  unmount();
  stubServer(comparison({ programs: 24, distribution: { slower: 1, groups: [] } }));
  panel();
  expect(await screen.findByText(/1 of 23 other programs takes more\./)).toBeInTheDocument();
});

it('shows the own place in a small distribution, and the same as a table', async () => {
  stubServer(
    comparison({
      programs: 24,
      distribution: {
        slower: 14,
        groups: [
          { programs: 8, fewest: 900, most: 900, own: false },
          { programs: 4, fewest: 4_000, most: 5_900, own: true },
          { programs: 12, fewest: 80_000, most: 1_000_000, own: false },
        ],
      },
    }),
  );
  panel();
  expect(await screen.findByText(/14 of 23 other programs take more\./)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /yours is marked/ })).toHaveTextContent('You');
  await userEvent.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table', { name: 'Programs by steps' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'StepsPrograms',
    '9008',
    '4,000 to 5,900 (yours)4',
    '80,000 to 1,000,00012',
  ]);
});

it('is absent where no program was counted, and asks nothing in C++', async () => {
  const requests = stubServer(comparison({ steps: null, programs: 0 }));
  panel();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Steps compared' })).toBeNull();
  panel('CPP');
  expect(requests).toHaveLength(1);
});
