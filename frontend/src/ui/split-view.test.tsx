import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SplitView, type SplitPane } from './split-view.js';

const WIDTH = 1_000;

/** jsdom has no layout: this sets the width of the group, and of the first pane from its style. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const percent = /(\d+(?:\.\d+)?)%/.exec(this.style.flex);
    return percent ? (Number(percent[1]) / 100) * WIDTH : WIDTH;
  });
}

let mounts = 0;
function Right() {
  useState(() => (mounts += 1));
  return <p>right</p>;
}

function View({ swapped = false }: { swapped?: boolean }) {
  const [folded, setFolded] = useState<SplitPane | null>(null);
  return (
    <SplitView
      id="test"
      orientation="horizontal"
      label="Width"
      names={{ first: 'Left pane', second: 'Right pane' }}
      first={<p>left</p>}
      second={<Right />}
      firstSize="40%"
      minPx={200}
      foldable={['first', 'second']}
      folded={folded}
      onFold={setFolded}
      swapped={swapped}
    />
  );
}
const bar = () => screen.getByRole('separator', { name: 'Width' });
const left = () => screen.getByText('left').parentElement;

describe('two panes with a bar between them', () => {
  beforeEach(layOut);
  afterEach(() => {
    jest.restoreAllMocks();
    fireEvent.doubleClick(screen.getByRole('separator'));
  });

  it('reports its position and moves by arrow keys', () => {
    render(<View />);
    expect(bar()).toHaveAttribute('aria-valuenow', '40');
    fireEvent.keyDown(bar(), { key: 'ArrowRight' });
    expect(localStorage.getItem('evident:split:test')).toBe('42');
    expect(left()).toHaveStyle({ flex: '0 1 42%' });
  });

  it('keeps each pane at its minimum size and remembers the size for the next visit', () => {
    const { unmount } = render(<View />);
    fireEvent.keyDown(bar(), { key: 'End' });
    unmount();
    render(<View />);
    expect(left()).toHaveStyle({ flex: '0 1 80%' });
  });

  it('is folded by Enter, which leaves a strip that unfolds it', async () => {
    render(<View />);
    fireEvent.keyDown(bar(), { key: 'Enter' });
    expect(screen.getByText('left')).not.toBeVisible();
    expect(bar()).toHaveAttribute('aria-valuenow', '0');
    await userEvent.click(screen.getByRole('button', { name: 'Show: Left pane' }));
    expect(screen.getByText('left')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
  });

  it('moves the way of the arrow key when the panes are swapped, and keeps what is in them', () => {
    mounts = 0;
    const { rerender } = render(<View />);
    rerender(<View swapped />);
    expect(mounts).toBe(1);
    expect(screen.getByText('right').compareDocumentPosition(screen.getByText('left'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    fireEvent.keyDown(bar(), { key: 'ArrowLeft' });
    expect(left()).toHaveStyle({ flex: '0 1 42%' });
    fireEvent.keyDown(bar(), { key: 'End' });
    expect(left()).toHaveStyle({ flex: '0 1 20%' });
  });

  it('returns to its initial size on a double click', () => {
    render(<View />);
    fireEvent.keyDown(bar(), { key: 'ArrowLeft' });
    fireEvent.doubleClick(bar());
    expect(left()).toHaveStyle({ flex: '0 1 40%' });
  });
});
