import type { Playlist } from '@evident/contracts/http/playlists';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore } from '../../store/index.js';
import { MyPlaylists } from './my-playlists.js';
import { StudyPlansPanel } from './study-plans-panel.js';
import { StudyPlans } from './study-plans.js';

const idOf = (digit: number) => `5d2f1c0e-0000-4000-8000-00000000000${digit}`;

function playlist(digit: number, name: string, solved: readonly boolean[], curated: boolean): Playlist {
  return {
    id: idOf(digit),
    name,
    description: `About ${name}`,
    curated,
    createdAt: '2026-01-05T09:30:00.000Z',
    problems: solved.map((isSolved, at) => ({
      id: `entry-${at}`,
      problem: {
        id: `problem-${at}`,
        title: `Problem ${at}`,
        difficulty: 'EASY',
        solved: isSolved,
        deleted: false,
      },
    })),
  };
}

const PLANS = [
  playlist(1, 'First Ten', [true, true, false], true),
  playlist(2, 'Hashing', [false, false], true),
];
const OWN = [playlist(3, 'For the weekend', [false], false)];

const json = (body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));

function show(page: React.ReactNode) {
  globalThis.fetch = ((request: Request) =>
    json({ playlists: request.url.endsWith('/curated') ? PLANS : OWN })) as typeof fetch;
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/problem', element: <p>the list</p> },
  ]);
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

it('appear beside the learner’s own playlists and link to the filtered list', async () => {
  const router = show(
    <>
      <MyPlaylists onCreate={() => undefined} />
      <StudyPlansPanel />
    </>,
  );
  const own = screen.getByRole('region', { name: 'My Playlists' });
  expect(await within(own).findByText('For the weekend')).toBeInTheDocument();
  const plans = screen.getByRole('region', { name: 'Study Plans' });
  expect(await within(plans).findByRole('link', { name: /First Ten\s*2\/3 solved/ })).toHaveAttribute(
    'href',
    `/problem?plan=${idOf(1)}`,
  );
  expect(within(plans).getAllByRole('link')).toHaveLength(2);
  await userEvent.click(within(plans).getByRole('link', { name: /Hashing\s*0\/2 solved/ }));
  expect(await screen.findByText('the list')).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?plan=${idOf(2)}`);
});

it('above the list filter it, and a second press removes the filter', async () => {
  const chosen: string[] = [];
  show(<StudyPlans chosen={idOf(1)} onChoose={(id) => chosen.push(id)} />);
  const pressed = await screen.findByRole('button', { name: /First Ten/, pressed: true });
  await userEvent.click(screen.getByRole('button', { name: /Hashing/, pressed: false }));
  await userEvent.click(pressed);
  expect(chosen).toEqual([idOf(2), 'all']);
});
