import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RATING_BANDS, type Analysis } from '@evident/contracts/http/analysis';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { cacheUser } from '../../lib/session-api.js';
import { createStore } from '../../store/index.js';
import { USER } from '../../testing/product-stub.js';
import { AnalysisPanel } from './analysis-panel.js';
import { RatingRing } from './rating-ring.js';
import type { AnalysisRun } from './use-analysis.js';

const analysis: Analysis = {
  id: '5d2f1c0e-0000-4000-8000-00000000000a',
  status: 'completed',
  problemId: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  engine: 'built-in',
  rating: 42,
  'tc&sc': 'Time O(n²), space O(1).',
  bugs: 'It fails on a small input.',
  improvement: 'Keep two values.',
  description: 'Counts the ways.',
  timeComplexity: 'O(n²)',
  spaceComplexity: 'O(1)',
  evidence: [
    {
      id: 'E1',
      kind: 'fuzz',
      strength: 'proved',
      line: null,
      text: 'Fails.',
      input: '1\n',
      expected: '1\n',
      actual: '0\n',
    },
    {
      id: 'E2',
      kind: 'growth',
      strength: 'measured',
      line: 6,
      text: 'Does the work.',
      input: null,
      expected: null,
      actual: null,
    },
  ],
  growth: [],
  referenceGrowth: [],
  breakdown: [],
  tokensLeft: 2,
  charged: true,
};

const idle: AnalysisRun = {
  busy: false,
  live: null,
  error: null,
  cancelling: false,
  start: () => undefined,
  consent: null,
  cancel: () => undefined,
  show: () => undefined,
};

function show(run: Partial<AnalysisRun>) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve(
      new Response('{"analyses":[],"steps":null}', { headers: { 'content-type': 'application/json' } }),
    ),
  );
  const store = createStore();
  store.dispatch(cacheUser(USER));
  const spies = { onLine: jest.fn(), onAddCase: jest.fn(), onAnalyze: jest.fn() };
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AnalysisPanel problemId="p" language="PYTHON" analysis={{ ...idle, ...run }} {...spies} />
      </MemoryRouter>
    </Provider>,
  );
  return spies;
}
const refused = (code: string, message: string) => ({
  status: 402,
  code,
  message,
  requestId: null,
  fields: {},
  retryAfterS: null,
});

describe('the analysis panel', () => {
  it('shows all seven parts and the cost, and links to lines and inputs', async () => {
    const spies = show({ live: { state: analysis, phase: 'writing', fraction: 1 } });
    expect(await screen.findByRole('img', { name: 'Rating 42 out of 100' })).toBeInTheDocument();
    for (const part of ['Complexity', 'Bug Detection', 'Optimization', 'Code Description', 'Bug Analysis']) {
      expect(screen.getByText(part)).toBeInTheDocument();
    }
    expect(screen.getByText('Improvement Suggestions')).toBeInTheDocument();
    expect(screen.getByText('Bugs found')).toBeInTheDocument();
    expect(screen.getByText(/This used 1 token\./)).toHaveTextContent('Balance 2.');
    await userEvent.click(screen.getByRole('button', { name: 'line 6' }));
    expect(spies.onLine).toHaveBeenCalledWith(6);
    await userEvent.click(screen.getByRole('button', { name: 'Add to my tests' }));
    expect(spies.onAddCase).toHaveBeenCalledWith('1\n', '1\n');
  });

  it('derives the two verdicts from the texts of the contract', async () => {
    const good = {
      freeBecause: 'Your code does not compile.',
      bugs: 'No bugs were found.',
      improvement: 'It is already quite efficient.',
      charged: false,
    };
    show({ live: { state: { ...analysis, ...good }, phase: 'writing', fraction: 1 } });
    expect(await screen.findByText('No bugs found')).toBeInTheDocument();
    expect(screen.getByText('Optimized')).toBeInTheDocument();
    expect(screen.getByText(/Your code does not compile\. No token was charged/)).toBeInTheDocument();
  });

  it('sends a report of a wrong analysis', async () => {
    show({ live: { state: analysis, phase: 'writing', fraction: 1 } });
    await userEvent.click(await screen.findByRole('button', { name: 'This is wrong' }));
    const send = screen.getByRole('button', { name: 'Send report' });
    expect(send).toBeDisabled();
    const answer = { message: 'Thank you.', report: {} };
    const fetched = jest.fn((_request: Request) =>
      Promise.resolve(
        new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
      ),
    );
    globalThis.fetch = fetched as unknown as typeof fetch;
    await userEvent.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It is linear.');
    await userEvent.click(send);
    expect(await screen.findByText('Thank you.')).toBeInTheDocument();
    const request = fetched.mock.calls[0]?.[0];
    expect(request?.url).toContain(`/ai-analyze/${analysis.id}/report`);
  });

  it('links to the plans only when no tokens are left', () => {
    show({ error: refused('OUT_OF_TOKENS', 'You have no tokens left') });
    expect(screen.getByRole('link', { name: 'See the token plans' })).toHaveAttribute('href', '/pricing');
  });

  it('shows the cause of any other failure and that no token was charged', () => {
    show({ error: refused('SERVICE_TIMEOUT', 'The analysis service did not answer.') });
    expect(screen.getByText('The analysis service did not answer.')).toBeInTheDocument();
    expect(screen.getByText('No token was charged. Balance: 3.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('rating bands of the contract begin at 90, 70 and 50', () => {
    expect(RATING_BANDS.map(({ from }) => from)).toEqual([90, 70, 50, 0]);
  });

  it.each([
    [100, 'text-pass', 'Excellent'],
    [90, 'text-pass', 'Excellent'],
    [89, 'text-warn', 'Good'],
    [70, 'text-warn', 'Good'],
    [69, 'text-orange', 'Works, with risks'],
    [50, 'text-orange', 'Works, with risks'],
    [49, 'text-fail', 'Not there yet'],
    [0, 'text-fail', 'Not there yet'],
  ])('colours and names a rating of %i', (rating, color, word) => {
    render(<RatingRing rating={rating} />);
    expect(screen.getByRole('img', { name: `Rating ${rating} out of 100` })).toHaveClass(color);
    expect(screen.getByText(word)).toHaveClass(color);
  });
});

test('asks before code is sent to a third party, and continues with either answer', async () => {
  const answer = jest.fn();
  const engine = { name: 'openai/some-model', sentTo: 'api.openai.com' };
  show({ consent: { engine, answer } });
  expect(screen.getByText(/May your code be sent to api\.openai\.com\?/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Analyze without sending it' }));
  expect(answer).toHaveBeenCalledWith(false);
  await userEvent.click(screen.getByRole('button', { name: 'Send it and analyze' }));
  expect(answer).toHaveBeenCalledWith(true);
});
