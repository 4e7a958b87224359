import { useState } from 'react';

const PREFIX = 'evident:typed:';

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // Storage is full or blocked. The text lasts as long as its field.
  }
}

export interface KeptText {
  text: string;
  type: (text: string) => void;
  /** Forgets what was typed, because it was sent or is not wanted. */
  drop: () => void;
}

/** @returns whether a text was typed under this key and neither sent nor dropped */
export const hasKeptText = (key: string): boolean => read(key) !== null;

/** Forgets what was typed into fields, because its user has signed out. */
export function dropKeptTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith(PREFIX)))
      sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/**
 * What is typed into a field. This tab of the browser keeps it until it is dropped, so it is there again after another
 * part of the page was opened, after a reload and after a new login.
 * @param key names the user, because the next one may use the same tab.
 */
export function useKeptText(key: string, initial = ''): KeptText {
  const [text, setText] = useState(() => read(key) ?? initial);
  const show = (next: string) => {
    setText(next);
    write(key, next === initial ? null : next);
  };
  return { text, type: show, drop: () => show(initial) };
}
