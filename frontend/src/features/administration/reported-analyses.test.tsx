import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import { ReportedAnalyses } from './reported-analyses.js';

const report = {
  id: '5d2f1c0e-0000-4000-8000-00000000000b',
  analysisId: '5d2f1c0e-0000-4000-8000-00000000000a',
  userId: '5d2f1c0e-0000-4000-8000-00000000000c',
  reason: 'It is linear.',
  status: 'open',
  note: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  settledAt: null,
  language: 'PYTHON',
  sourceCode: 'print(1)',
  analysis: { rating: 42, 'tc&sc': 'Time O(n²)', bugs: 'None', improvement: 'None', problemId: null },
};
const list = 'GET /admin/analysis-reports';
const settle = `POST /admin/analysis-reports/${report.id}/settle`;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('lists the reports of learners and settles one with a reason', async () => {
  let open = [report];
  const requests = stubServer({
    [list]: () => ({ body: { reports: open } }),
    [settle]: () => {
      open = [];
      return { body: { message: 'Token refunded', report } };
    },
  });
  renderPage(<ReportedAnalyses />);
  expect(await screen.findByText('It is linear.')).toBeInTheDocument();
  const refund = screen.getByRole('button', { name: 'Refund the token' });
  expect(refund).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /Reason for your decision/ }), 'You are right.');
  await userEvent.click(refund);
  expect(await screen.findByText('No open reports')).toBeInTheDocument();
  expect(await screen.findByText('Token refunded')).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual(['{"refund":true,"note":"You are right."}']);
});

it('keeps the reason when the decision is refused, and shows why', async () => {
  stubServer({
    [list]: { body: { reports: [report] } },
    [settle]: errorAnswer(409, 'ALREADY_FINISHED', 'This report is settled'),
  });
  renderPage(<ReportedAnalyses />);
  const word = await screen.findByRole('textbox', { name: /Reason for your decision/ });
  await userEvent.type(word, 'It is right.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('This report is settled')).toBeInTheDocument();
  expect(word).toHaveValue('It is right.');
});

it('shows decided reports on demand', async () => {
  const requests = stubServer({ [list]: { body: { reports: [] } } });
  renderPage(<ReportedAnalyses />);
  await userEvent.click(await screen.findByRole('button', { name: 'Decided' }));
  expect(await screen.findByText('No decided reports yet')).toBeInTheDocument();
  const asked = requests.filter(({ path }) => path === '/admin/analysis-reports');
  expect(asked.map(({ query }) => query)).toEqual(['?status=open', '?status=settled']);
});

it('shows that the list could not be loaded, and retries', async () => {
  let down = true;
  stubServer({
    [list]: () =>
      down ? errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Ai does not answer') : { body: { reports: [report] } },
  });
  renderPage(<ReportedAnalyses />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the reported analyses');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('It is linear.')).toBeInTheDocument();
});
