import { isTypingOrInDialog, useShortcuts, type Shortcut } from '../../lib/shortcut.js';

const titles = () => [...document.querySelectorAll<HTMLElement>('[data-problem]')];

/** Puts the focus on the title so many rows further; from outside of the table on its first or last one. */
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

/** j and k move the focus from title to title; a title is a link, which Enter opens. */
export function useRowKeys(): void {
  useShortcuts(ROW_KEYS);
}
