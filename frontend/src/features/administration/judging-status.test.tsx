import { screen, within } from '@testing-library/react';
import { renderPage, stubServer } from '../../testing/render-page.js';
import type { JudgingStatus } from './administration-api.js';
import AdministrationPage from './administration-page.js';
import { JudgingPanels } from './judging-status.js';

const call = 'GET /admin/judging';
const status: JudgingStatus = {
  queues: [
    { kind: 'run', queued: 0, judging: 1, oldestSeconds: 0 },
    { kind: 'submit', queued: 58, judging: 2, oldestSeconds: 41.7 },
    { kind: 'verify', queued: 0, judging: 0, oldestSeconds: 0 },
  ],
  workers: [
    {
      id: 'w1',
      host: 'judge-1',
      cores: 4,
      busy: 3,
      tier: 'full',
      languages: ['PYTHON'],
      takesWork: true,
      version: '1f2e3d4c-v20.19.5',
      speedMs: 18.27,
    },
  ],
  warnings: [],
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows what waits and who judges', async () => {
  stubServer({ [call]: { body: status } });
  renderPage(<JudgingPanels />);
  const queues = within(await screen.findByRole('table', { name: 'Queues' }));
  expect(queues.getByRole('row', { name: /Submissions/ })).toHaveTextContent('Submissions5841 s2');
  const workers = within(screen.getByRole('table', { name: 'Judge workers' }));
  expect(workers.getByRole('row', { name: /judge-1/ })).toHaveTextContent(
    'judge-13 of 4fullPython1f2e3d4c-v20.19.518.3 msTakes work',
  );
});

it('says above every section that nobody judges', async () => {
  const warning = 'No judge worker takes work. 58 submissions and runs wait, the oldest for 41 s.';
  stubServer({
    [call]: { body: { ...status, workers: [], warnings: [warning] } },
    'GET /admin/analysis-reports': { body: { reports: [] } },
  });
  renderPage(<AdministrationPage />);
  expect(await screen.findByText(warning)).toBeInTheDocument();
});

it('says so when the state cannot be read', async () => {
  stubServer({});
  renderPage(<JudgingPanels />);
  expect(await screen.findByText("Could not load the judge's state")).toBeInTheDocument();
});
