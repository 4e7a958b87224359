import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { SplitView, type SplitHandle } from './split-view.js';

const WIDTH = 1_000;

/** jsdom has no layout: this sets the width of the group, and of the first pane from its style. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const percent = /(\d+(?:\.\d+)?)%/.exec(this.style.flex);
    return percent ? (Number(percent[1]) / 100) * WIDTH : WIDTH;
  });
}

const view = (ref?: React.Ref<SplitHandle>) => (
  <SplitView
    id="test"
    orientation="horizontal"
    label="Width"
    first={<p>left</p>}
    second={<p>right</p>}
    firstSize="40%"
    minPx={200}
    collapsible="first"
    ref={ref}
  />
);

describe('two panes with a bar between them', () => {
  beforeEach(layOut);
  afterEach(() => {
    jest.restoreAllMocks();
    fireEvent.doubleClick(screen.getByRole('separator'));
  });

  it('reports its position and moves by arrow keys', () => {
    render(view());
    const bar = screen.getByRole('separator', { name: 'Width' });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    fireEvent.keyDown(bar, { key: 'ArrowRight' });
    expect(localStorage.getItem('evident:split:test')).toBe('42');
    expect(screen.getByText('left').parentElement).toHaveStyle({ flex: '0 1 42%' });
  });

  it('keeps each pane at its minimum size and remembers the size for the next visit', () => {
    const { unmount } = render(view());
    fireEvent.keyDown(screen.getByRole('separator'), { key: 'End' });
    unmount();
    render(view());
    expect(screen.getByText('left').parentElement).toHaveStyle({ flex: '0 1 80%' });
  });

  it('is collapsed and expanded by Enter and by its handle', () => {
    const handle = createRef<SplitHandle>();
    render(view(handle));
    fireEvent.keyDown(screen.getByRole('separator'), { key: 'Enter' });
    expect(screen.getByText('left')).not.toBeVisible();
    expect(screen.getByRole('separator')).toHaveAttribute('aria-valuenow', '0');
    fireEvent.keyDown(screen.getByRole('separator'), { key: 'Enter' });
    expect(screen.getByText('left')).toBeVisible();
  });

  it('returns to its initial size on a double click', () => {
    render(view());
    fireEvent.keyDown(screen.getByRole('separator'), { key: 'ArrowLeft' });
    fireEvent.doubleClick(screen.getByRole('separator'));
    expect(screen.getByText('left').parentElement).toHaveStyle({ flex: '0 1 40%' });
  });
});
