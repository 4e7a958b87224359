import type { ProposedTest } from '@evident/contracts/http/hacks';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import { ProposedTests } from './proposed-tests.js';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const proposal: ProposedTest = {
  id: '5d2f1c0e-0000-4000-8000-00000000000b',
  problemId: '5d2f1c0e-0000-4000-8000-00000000000c',
  submissionId: '5d2f1c0e-0000-4000-8000-00000000000d',
  threadId: null,
  language: 'PYTHON',
  runId: 'run_5d2f1c0e-0000-4000-8000-00000000000e',
  input: '-1\n',
  outcome: 'broken',
  verdict: 'wrong_answer',
  inputProblem: null,
  referenceOutput: '1\n',
  solutionOutput: '2\n',
  message: 'line 1: expected 1, got 2',
  decision: 'open',
  note: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  decidedAt: null,
  problemTitle: 'Two Sum',
  sourceCode: 'print(2)',
  author: 'Grace',
};
const list = 'GET /admin/proposed-tests';
const decide = `POST /admin/proposed-tests/${proposal.id}/decide`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('adds a proposed input to the tests, and says that earlier verdicts stay until a rejudge', async () => {
  let open = [proposal];
  const requests = stubServer({
    [list]: () => ({ body: { proposals: open, total: open.length } }),
    [decide]: () => {
      open = [];
      return { body: { message: 'The input is a hidden test now', problemId: proposal.problemId } };
    },
  });
  renderPage(<ProposedTests />);
  expect(await screen.findByText('Grace')).toBeInTheDocument();
  expect(screen.getByLabelText('Source code')).toHaveTextContent('print(2)');
  await press('Add to the hidden tests');
  expect(await screen.findByText('No proposed tests')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'judge them again' })).toHaveAttribute(
    'href',
    `/edit-problem/${proposal.problemId}`,
  );
  expect(requests.find(({ method }) => method === 'POST')?.body).toBe('{"accept":true,"note":""}');
});

it('refuses only with a reason, and shows why a decision failed', async () => {
  stubServer({
    [list]: { body: { proposals: [proposal], total: 1 } },
    [decide]: errorAnswer(409, 'ALREADY_FINISHED', 'This proposal was decided before'),
  });
  renderPage(<ProposedTests />);
  const note = await screen.findByRole('textbox', { name: 'Note to the learner' });
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeDisabled();
  await userEvent.type(note, 'It is tested already');
  await press('Refuse');
  expect(await screen.findByText('This proposal was decided before')).toBeInTheDocument();
  expect(note).toHaveValue('It is tested already');
});

it('shows that the list could not be loaded, and retries', async () => {
  let down = true;
  stubServer({
    [list]: () =>
      down ? errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Down') : { body: { proposals: [], total: 0 } },
  });
  renderPage(<ProposedTests />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the proposed tests');
  down = false;
  await press('Retry');
  expect(await screen.findByText('No proposed tests')).toBeInTheDocument();
});
