import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, stubServer } from '../../testing/render-page.js';
import { submissionOf } from '../../testing/submission-fixture.js';
import SubmissionList from './submission-list.js';

const judged = { submissionStatus: 'judged', verdict: 'accepted', status: 'Accepted' } as const;

it('says of an old submission that its source and tests are gone, and offers no empty program', async () => {
  const kept = submissionOf({ ...judged, time: '["0.0104 s"]' });
  const old = submissionOf({
    ...judged,
    id: '5d2f1c0e-0000-4000-8000-0000000000aa',
    createdAt: '2025-01-01T10:00:00.000Z',
    sourceCode: '',
    time: '["0.5 s"]',
    textsRemovedAt: '2026-01-31T10:00:00.000Z',
  });
  const list = [old, kept];
  stubServer({
    [`GET /submission/get-submissions/${kept.problemId}`]: {
      body: { submission: list, submissions: list, nextBefore: null },
    },
    [`GET /discussions/problem/${kept.problemId}/shared`]: { body: { shares: [] } },
  });
  const nothing = () => undefined;
  renderPage(
    <SubmissionList
      problemId={kept.problemId}
      onOpenInEditor={nothing}
      textInEditor={() => ''}
      onAddCase={nothing}
      onRunTest={nothing}
    />,
  );
  const [newer, older] = await screen.findAllByTestId('submission-row');
  if (!newer || !older) throw new Error('two rows');
  expect(older).toHaveTextContent(/Accepted.*500/);
  await userEvent.click(within(older).getByRole('button', { expanded: false }));
  expect(older).toHaveTextContent(/were removed on .*2026\. Its verdict and figures stay\./);
  expect(within(older).queryByRole('button', { name: 'Open in editor' })).toBeNull();
  await userEvent.click(within(newer).getByRole('button', { expanded: false }));
  expect(within(newer).getByText('print(1)')).toBeInTheDocument();
  expect(await within(newer).findByRole('button', { name: 'Share this solution' })).toBeInTheDocument();
  expect(within(older).queryByRole('button', { name: 'Share this solution' })).toBeNull();
});
