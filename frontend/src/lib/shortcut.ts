import { createContext, useEffect, useEffectEvent } from 'react';

export interface Shortcut {
  /** As tinykeys reads it, e.g. `$mod+Shift+Enter`, or `g p` for two keys in a row. */
  keys: string;
  /** Its description on the help sheet. */
  does: string;
  /** The shortcut does nothing for these events. */
  ignore?: (event: KeyboardEvent) => boolean;
  run: () => void;
}

/** Whether a shortcut belongs to the open page or works on every page. */
type ShortcutScope = 'page' | 'everywhere';

/** How long the first key of a sequence waits for the second. */
const SEQUENCE_MS = 1_500;

export const IS_MAC = /mac|iphone|ipad/i.test(navigator.platform);

export const isInEditor = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('.monaco-editor') !== null;

/** @returns whether the key was pressed in a text field or the code editor. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input, textarea, select, [role="textbox"]') ||
    isInEditor(event)
  );
}

/** For single keys: ignores them in text and while a dialog is open. */
export const isTypingOrInDialog = (event: KeyboardEvent): boolean =>
  isTyping(event) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** AltGr types characters; tinykeys takes it for Alt. */
const isAltGr = (event: KeyboardEvent) => event.getModifierState('AltGraph') && !event.altKey;

interface Listening {
  scope: ShortcutScope;
  list: () => readonly Shortcut[];
}
const listening = new Set<Listening>();

/** @returns the active shortcuts of a scope. Do not call it while rendering. */
export const shortcutsOf = (wanted: ShortcutScope): Shortcut[] =>
  [...listening].filter(({ scope }) => scope === wanted).flatMap(({ list }) => list());

/** Opens the help sheet. */
export const ShowShortcuts = createContext<() => void>(() => undefined);

/** Loaded after the first paint. */
const library = () => import('tinykeys');

/** Listens for shortcuts on the whole page, before Monaco. The list must keep its length and its keys. */
export function useShortcuts(shortcuts: readonly Shortcut[], scope: ShortcutScope = 'page'): void {
  const current = useEffectEvent(() => shortcuts);
  useEffect(() => {
    const own: Listening = { scope, list: () => current() };
    let handlers: EventListener[] = [];
    const run = (at: number) => (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      current()[at]?.run();
    };
    const ignored = (event: KeyboardEvent, at: number) =>
      event.isComposing || isAltGr(event) || current()[at]?.ignore?.(event) === true;
    // One handler per shortcut: a shared one would not reset a sequence when another one matches.
    void library().then(({ createKeybindingsHandler }) => {
      handlers = current().map(({ keys }, at) =>
        createKeybindingsHandler(
          { [keys]: run(at) },
          { timeout: SEQUENCE_MS, ignore: (event) => ignored(event, at) },
        ),
      );
    });
    const listener = (event: KeyboardEvent) => handlers.forEach((handle) => handle(event));
    listening.add(own);
    window.addEventListener('keydown', listener, { capture: true });
    return () => {
      listening.delete(own);
      window.removeEventListener('keydown', listener, { capture: true });
    };
  }, [scope]);
}
