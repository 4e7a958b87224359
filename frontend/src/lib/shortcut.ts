import { createContext, useEffect, useEffectEvent } from 'react';

export interface Shortcut {
  /** As shown on the help sheet; `Mod` is Command on a Mac and Ctrl elsewhere. */
  keys: string;
  /** What the help sheet says; absent for a key that only begins a sequence. */
  does?: string;
  matches: (event: KeyboardEvent) => boolean;
  run: () => void;
}

/** Where a shortcut holds: on the page that is open, or on every page. */
export type ShortcutScope = 'page' | 'everywhere';

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

const dialogIsOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** @returns a test for one key alone, pressed neither in a text nor behind a dialog. Shift may be needed to type it. */
export const bareKey = (key: string) => (event: KeyboardEvent) =>
  event.key === key &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event) &&
  !dialogIsOpen();

interface Listening {
  scope: ShortcutScope;
  list: () => readonly Shortcut[];
}
const listening = new Set<Listening>();

/** @returns the shortcuts that somebody listens for now. Not while rendering. */
export const shortcutsOf = (wanted: ShortcutScope): Shortcut[] =>
  [...listening].filter(({ scope }) => scope === wanted).flatMap(({ list }) => list());

/** Shows the help sheet. */
export const ShowShortcuts = createContext<() => void>(() => undefined);

/** Listens for shortcuts on the whole page. They are matched before Monaco sees the key. */
export function useShortcuts(shortcuts: readonly Shortcut[], scope: ShortcutScope = 'page'): void {
  const current = useEffectEvent(() => shortcuts);
  useEffect(() => {
    const own: Listening = { scope, list: () => current() };
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const hit = current().find((shortcut) => shortcut.matches(event));
      if (!hit) return;
      event.preventDefault();
      event.stopPropagation();
      hit.run();
    };
    listening.add(own);
    window.addEventListener('keydown', listener, { capture: true });
    return () => {
      listening.delete(own);
      window.removeEventListener('keydown', listener, { capture: true });
    };
  }, [scope]);
}
