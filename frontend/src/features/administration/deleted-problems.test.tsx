import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeletedProblem } from '@evident/contracts/http/authoring';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import { DeletedProblems } from './deleted-problems.js';

const deleted: DeletedProblem = {
  id: '5d2f1c0e-0000-4000-8000-000000000002',
  slug: 'climbing-stairs',
  title: 'Climbing Stairs',
  difficulty: 'EASY',
  published: true,
  deletedAt: '2026-01-05T09:30:00.000Z',
  restorableUntil: '2026-02-04T09:30:00.000Z',
};
const list = 'GET /admin/problems/deleted';
const restore = `POST /admin/problems/${deleted.id}/restore`;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('restores a problem and removes it from the list', async () => {
  let trash = [deleted];
  stubServer({
    [list]: () => ({ body: { problems: trash } }),
    [restore]: () => {
      trash = [];
      return { body: { message: 'Problem restored', id: deleted.id } };
    },
  });
  renderPage(<DeletedProblems />);
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    /Climbing Stairs.*Easy.*can be restored until/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Restore Climbing Stairs' }));
  expect(await screen.findByText('No deleted problems')).toBeInTheDocument();
  expect(await screen.findByText('Problem restored')).toBeInTheDocument();
});

it('shows beside a problem why it could not be restored', async () => {
  stubServer({
    [list]: { body: { problems: [deleted] } },
    [restore]: errorAnswer(404, 'NOT_FOUND', 'Deleted problem not found'),
  });
  renderPage(<DeletedProblems />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Climbing Stairs' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Deleted problem not found');
});
