import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { bareKey, useShortcuts, withMod, type Shortcut } from '../lib/shortcut.js';

/** How long `g` waits for the letter that says where to. */
const SEQUENCE_MS = 1_500;

const inEditor = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('.monaco-editor') !== null;

/** Keys of every page: the palette, and `g` with a letter for the places one goes to most. */
export function useGlobalShortcuts(openPalette: () => void): void {
  const navigate = useNavigate();
  const asked = useRef(-Infinity);
  const going = (key: string) => (event: KeyboardEvent) =>
    bareKey(key)(event) && performance.now() - asked.current < SEQUENCE_MS;
  const to = (path: string) => () => {
    asked.current = -Infinity;
    void navigate(path);
  };
  const shortcuts: Shortcut[] = [
    {
      keys: 'Mod+K',
      does: 'Go to a problem or a page (outside of the editor)',
      // The editor has its own use of it, in every keymap.
      matches: (event) => withMod(event) && !event.shiftKey && event.code === 'KeyK' && !inEditor(event),
      run: openPalette,
    },
    { keys: 'G then P', does: 'Problems', matches: going('p'), run: to('/problem') },
    { keys: 'G then U', does: 'My Profile', matches: going('u'), run: to('/profile') },
    {
      keys: 'G',
      matches: bareKey('g'),
      run: () => (asked.current = performance.now()),
    },
  ];
  useShortcuts(shortcuts, 'everywhere');
}
