import { useSyncExternalStore } from 'react';

/** Sent by browsers that can install a page; not all do. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Set by `public/early.js` when the browser offers it before we listen. */
    evidentInstall?: InstallEvent;
  }
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();
const set = (event: InstallEvent | null) => {
  offered = event;
  listeners.forEach((listener) => listener());
};

/** The browser offers it once, soon after the page has loaded. */
export function listenForInstall(): void {
  set(window.evidentInstall ?? null);
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise some browsers ask at once, on whatever page.
    event.preventDefault();
    set(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => set(null));
}

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns whether the page runs as an installed app, and how to install it where the browser offers that. */
export function useInstall(): { installed: boolean; install: (() => void) | null } {
  const event = useSyncExternalStore(subscribe, () => offered);
  const install = () => {
    void event?.prompt();
    // It can be used once.
    set(null);
  };
  return { installed: isInstalled(), install: event && install };
}
