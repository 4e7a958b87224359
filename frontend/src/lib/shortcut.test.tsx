import { fireEvent, render, waitFor } from '@testing-library/react';
import { useShortcuts } from './shortcut.js';

function Listening({ keys, run }: { keys: string; run: () => void }) {
  useShortcuts([{ keys, does: 'Something', run }]);
  return null;
}

/** Mounts a shortcut and waits until the event `works` runs it. @returns its spy. */
async function listening(keys: string, works: KeyboardEventInit): Promise<jest.Mock> {
  const run = jest.fn();
  render(<Listening keys={keys} run={run} />);
  await waitFor(() => {
    fireEvent.keyDown(window, works);
    expect(run).toHaveBeenCalled();
  });
  run.mockClear();
  return run;
}

describe('a shortcut', () => {
  it('runs whether or not the layout needs Shift for its key', async () => {
    const run = await listening('[Shift]+?', { key: '?', code: 'Minus', shiftKey: true });
    fireEvent.keyDown(window, { key: '?', code: 'KeyM' });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('leaves AltGr to the characters that it types', async () => {
    const run = await listening('Alt+Digit3', { key: '3', code: 'Digit3', altKey: true });
    fireEvent.keyDown(window, { key: '#', code: 'Digit3', modifierAltGraph: true });
    expect(run).not.toHaveBeenCalled();
  });
});
