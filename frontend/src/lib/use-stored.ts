import { useMemo, useSyncExternalStore } from 'react';
import { parseStored, type Shape } from './stored-shape.js';

/** Stored texts by key, also when the browser blocks the storage. */
const memory = new Map<string, string | null>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  if (!memory.has(key)) {
    try {
      memory.set(key, localStorage.getItem(key));
    } catch {
      memory.set(key, null);
    }
  }
  return memory.get(key) ?? null;
}

function write(key: string, text: string): boolean {
  memory.set(key, text);
  let stored = true;
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked. The value lasts until the page is closed.
    stored = false;
  }
  listeners.forEach((listener) => listener());
  return stored;
}

/** @param fresh reads what another tab may have stored a moment ago. */
export function storedText(key: string, fresh: boolean): string | null {
  if (fresh) memory.delete(key);
  return read(key);
}

/** @returns false where the text lasts only until the page is closed. */
export const storeText = write;

function subscribe(listener: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key !== null) memory.delete(event.key);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}

/**
 * A value stored on this device, shared by all components with the same key.
 * @param shape checks the stored value; `fallback` replaces an invalid one.
 * @returns the value and its setter.
 */
export function useStored<T>(key: string, shape: Shape<T>, fallback: T): [T, (value: T) => void] {
  const text = useSyncExternalStore(subscribe, () => read(key));
  const value = useMemo(() => parseStored(shape, text, fallback), [shape, text, fallback]);
  const set = useMemo(() => (next: T) => void write(key, JSON.stringify(next)), [key]);
  return [value, set];
}
