import { isTypingOrInDialog, useShortcuts, type Shortcut } from '../../lib/shortcut.js';

const titles = () => [...document.querySelectorAll<HTMLElement>('[data-problem]')];

/** Moves the focus by one title; from outside the table to the first or last title. */
function move(by: 1 | -1): void {
  const all = titles();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by;
  all[Math.min(all.length - 1, Math.max(0, next))]?.focus();
}

const ROW_KEYS: readonly Shortcut[] = [
  { keys: 'j', does: 'Next problem', ignore: isTypingOrInDialog, run: () => move(1) },
  { keys: 'k', does: 'Previous problem', ignore: isTypingOrInDialog, run: () => move(-1) },
];

/** j and k move the focus between titles; Enter opens the focused one. */
export function useRowKeys(): void {
  useShortcuts(ROW_KEYS);
}
