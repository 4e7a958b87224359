import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListToolbar } from './list-toolbar.js';
import { readFilters } from './list-view.js';

const NO_FILTERS = readFilters(new URLSearchParams());

/** @returns the searches that are sent when a link is clicked right after typing. */
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

test('a search starts shortly after the last key', () => {
  expect(searchesAfter(null)).toEqual(['stairs']);
});

test('a pending search is cancelled when a link is followed', () => {
  expect(searchesAfter({})).toEqual([]);
});

test('a link that opens another tab does not cancel the search', () => {
  expect(searchesAfter({ ctrlKey: true })).toEqual(['stairs']);
});

describe('while an earlier search is not yet in the address', () => {
  const searched: string[] = [];
  const toolbar = (search: string) => (
    <MemoryRouter>
      <ListToolbar
        filters={{ ...NO_FILTERS, search }}
        tags={[]}
        onChange={(change) => searched.push(change.search ?? '')}
        onClear={() => undefined}
      />
    </MemoryRouter>
  );
  const box = () => screen.getByLabelText('Search by title');
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const wait = () => act(() => void jest.advanceTimersByTime(5_000));
  beforeEach(() => void searched.splice(0));

  test('new text stays in the box and is searched next', () => {
    const { rerender } = render(toolbar(''));
    type('pa');
    wait();
    type('pal');
    rerender(toolbar('pa'));
    expect(box()).toHaveValue('pal');
    wait();
    expect(searched).toEqual(['pa', 'pal']);
  });

  test('a change of the address by other means replaces the text', () => {
    const { rerender } = render(toolbar(''));
    type('pa');
    wait();
    rerender(toolbar('pa'));
    rerender(toolbar(''));
    expect(box()).toHaveValue('');
    rerender(toolbar('pa'));
    expect(box()).toHaveValue('pa');
    rerender(toolbar('heap'));
    expect(box()).toHaveValue('heap');
  });
});
