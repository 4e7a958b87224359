import { useSyncExternalStore } from 'react';

/** Each open page holds a lock with this prefix and the entry of its release, so that others know which releases are open. */
const LOCK_PREFIX = 'evident-release:';
const CHECK_EVERY_MS = 60 * 60_000;

let newer = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns whether a newer release than that of this page is there. A reload shows it. */
export const useNewerRelease = (): boolean => useSyncExternalStore(subscribe, () => newer);

/** Absent on pages that are not served over HTTPS. */
const lockManager = () => (navigator as { locks?: LockManager }).locks;

/** Says until the page is closed that it belongs to this release. */
function holdRelease(entry: string): void {
  void lockManager()?.request(LOCK_PREFIX + entry, { mode: 'shared' }, () => new Promise(() => undefined));
}

/** Resolves when no page of another release is open. */
async function othersClosed(entry: string): Promise<void> {
  const locks = lockManager();
  if (!locks) return;
  for (;;) {
    const { held = [] } = await locks.query();
    const other = held.find(({ name }) => name?.startsWith(LOCK_PREFIX) && name !== LOCK_PREFIX + entry);
    if (other?.name === undefined) return;
    // Granted when its pages have let go of it.
    await locks.request(other.name, () => undefined);
  }
}

/** @returns the entry of the release of a worker. */
function entryOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('release', [port2]);
  });
}

/**
 * A worker waits. It takes over when only pages of its release are open, because older ones need the files of theirs.
 * A page of an older release is told that there is a newer one.
 */
async function meet(worker: ServiceWorker, entry: string): Promise<void> {
  if ((await entryOf(worker)) !== entry) {
    newer = true;
    listeners.forEach((listener) => listener());
    return;
  }
  await othersClosed(entry);
  worker.postMessage('take-over');
}

/** Looks for newer releases, now and while the page stays open. */
export function followReleases(registration: ServiceWorkerRegistration, entry: string): void {
  holdRelease(entry);
  const look = () => {
    // The first worker of a device waits for nobody.
    if (registration.waiting && registration.active) void meet(registration.waiting, entry);
  };
  look();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') look();
    });
  });
  // Installing since before we listened.
  registration.installing?.addEventListener('statechange', look);
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS);
}
