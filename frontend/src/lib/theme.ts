import { useSyncExternalStore } from 'react';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** `public/early.js` reads the same key before the first paint. */
const STORAGE_KEY = 'evident:theme';
const listeners = new Set<() => void>();

function stored(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function effective(): 'light' | 'dark' {
  const choice = stored();
  if (choice !== 'system') return choice;
  return systemDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = systemDark();
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function setChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked. The choice lasts until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

/** The chosen theme, and the effective one for widgets that draw their own colours. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, stored);
  const inEffect = useSyncExternalStore(subscribe, effective);
  return { choice, effective: inEffect, setChoice };
}
