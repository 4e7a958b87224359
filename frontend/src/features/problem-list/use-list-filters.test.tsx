import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useListFilters } from './use-list-filters.js';

function ListProbe() {
  const { filters, change } = useListFilters();
  return (
    <>
      <p>list of “{filters.search}”</p>
      <button onClick={() => change({ search: 'stairs' })}>the delayed search</button>
    </>
  );
}

const search = () => fireEvent.click(screen.getByRole('button'));

/** A list at `/problem` and a page whose code is loaded when `arrive` is called. */
function twoPages() {
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter(
    [
      { path: '/problem', element: <ListProbe /> },
      {
        path: '/problem/:id',
        lazy: async () => {
          await code;
          return { Component: () => <p>one problem</p> };
        },
      },
    ],
    { initialEntries: ['/problem'] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive };
}

beforeEach(() => sessionStorage.clear());

test('a search goes into the address', () => {
  const { router } = twoPages();
  search();
  expect(router.state.location.search).toBe('?q=stairs');
  expect(screen.getByText('list of “stairs”')).toBeTruthy();
});

test('a late search does not stop a navigation to another page', async () => {
  const { router, arrive } = twoPages();
  act(() => void router.navigate('/problem/1'));
  search();
  act(arrive);
  expect(await screen.findByText('one problem')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/problem/1');
});
