import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping, useShortcuts, withMod } from '../lib/shortcut.js';

/** How long `g` waits for the letter that says where to. */
const SEQUENCE_MS = 1_500;

const inEditor = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('.monaco-editor') !== null;
const bare = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);

/** Keys of every page: the palette, and `g` with a letter for the places one goes to most. */
export function useGlobalShortcuts(openPalette: () => void): void {
  const navigate = useNavigate();
  const asked = useRef(-Infinity);
  const going = (key: string) => (event: KeyboardEvent) =>
    event.key === key && bare(event) && performance.now() - asked.current < SEQUENCE_MS;
  const to = (path: string) => () => {
    asked.current = -Infinity;
    void navigate(path);
  };
  useShortcuts([
    {
      keys: 'Mod+K',
      does: 'Go to a problem or a page',
      // The editor has its own use of it, in every keymap.
      matches: (event) => withMod(event) && !event.shiftKey && event.code === 'KeyK' && !inEditor(event),
      run: openPalette,
    },
    { keys: 'G P', does: 'Problems', matches: going('p'), run: to('/problem') },
    { keys: 'G U', does: 'My Profile', matches: going('u'), run: to('/profile') },
    {
      keys: 'G',
      does: 'Go to',
      matches: (event) => event.key === 'g' && bare(event),
      run: () => (asked.current = performance.now()),
    },
  ]);
}
