import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '../../store/index.js';
import AnalysisReportsPage from './analysis-reports-page.js';

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
  analysis: { rating: 42, 'tc&sc': 'Time O(n²)', bugs: 'None', improvement: 'None' },
};

const json = (body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));

it('shows what learners call wrong, and settles it with a word', async () => {
  const settled: unknown[] = [];
  globalThis.fetch = (async (request: Request) => {
    if (!request.url.endsWith('/settle')) return json({ reports: settled.length === 0 ? [report] : [] });
    settled.push(await request.json());
    return json({ message: 'The token was given back', report });
  }) as typeof fetch;
  render(
    <Provider store={createStore()}>
      <AnalysisReportsPage />
    </Provider>,
  );
  expect(await screen.findByText('It is linear.')).toBeInTheDocument();
  const refund = screen.getByRole('button', { name: 'Give the token back' });
  expect(refund).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /Your decision/ }), 'You are right.');
  await userEvent.click(refund);
  expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument();
  expect(settled).toEqual([{ refund: true, note: 'You are right.' }]);
});
