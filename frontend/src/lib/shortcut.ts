import { useEffect, useEffectEvent } from 'react';

export interface Shortcut {
  /** As shown on the help sheet; `Mod` is Command on a Mac and Ctrl elsewhere. */
  keys: string;
  does: string;
  matches: (event: KeyboardEvent) => boolean;
  run: () => void;
}

export const IS_MAC = /mac|iphone|ipad/i.test(navigator.platform);

/** @returns `keys` as this machine's keyboard has them, e.g. `Ctrl + Enter`. */
export function keysLabel(keys: string): string {
  return keys
    .replace('Mod', IS_MAC ? '⌘' : 'Ctrl')
    .replace('Alt', IS_MAC ? '⌥' : 'Alt')
    .split('+')
    .join(' + ');
}

export const withMod = (event: KeyboardEvent) => (IS_MAC ? event.metaKey : event.ctrlKey) && !event.altKey;

/** @returns whether the key was pressed where text is written, so that single letters must be left alone. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input, textarea, select, [role="textbox"]') ||
    target.closest('.monaco-editor') !== null
  );
}

/** Listens for shortcuts on the whole page. They are matched before Monaco sees the key. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const hit = shortcuts.find((shortcut) => shortcut.matches(event));
    if (!hit) return;
    event.preventDefault();
    event.stopPropagation();
    hit.run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
