import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListToolbar } from './list-toolbar.js';
import { readFilters } from './list-view.js';

const NO_FILTERS = readFilters(new URLSearchParams());

/** What is searched for when a link is clicked right after typing. */
function searchesAfter(click: Partial<MouseEventInit> | null): string[] {
  const searched: string[] = [];
  render(
    <MemoryRouter>
      <ListToolbar
        filters={NO_FILTERS}
        tags={[]}
        onChange={({ search }) => searched.push(search ?? '')}
        onClear={() => undefined}
      />
      <a href="/problem/1" onClick={(event) => event.preventDefault()}>
        a problem
      </a>
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('Search by title'), { target: { value: 'stairs' } });
  if (click) fireEvent.click(screen.getByText('a problem'), click);
  act(() => void jest.advanceTimersByTime(5_000));
  return searched;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what was typed is searched for after a moment', () => {
  expect(searchesAfter(null)).toEqual(['stairs']);
});

test('a search that still waits is given up when a link is followed', () => {
  expect(searchesAfter({})).toEqual([]);
});

test('a link that opens another tab leaves the search alone', () => {
  expect(searchesAfter({ ctrlKey: true })).toEqual(['stairs']);
});
