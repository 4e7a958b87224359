import type { User } from '@evident/contracts/http/auth';
import { ANSWERS_CACHE, WHO_AM_I } from './offline-names.js';
import { followReleases } from './release.js';
import { storedText, storeText } from './use-stored.js';

const OWNER = 'evident:offline-owner';

/** Absent on pages that are not served over HTTPS. */
const hasCaches = () => 'caches' in globalThis;

/** Keeps who is signed in for pages without a connection. Nothing of another user stays. */
export async function keepUser(user: User): Promise<void> {
  if (!hasCaches()) return;
  if (storedText(OWNER, true) !== user.id) {
    await caches.delete(ANSWERS_CACHE);
    storeText(OWNER, user.id);
  }
  const answers = await caches.open(ANSWERS_CACHE);
  await answers.put(WHO_AM_I, Response.json({ user }));
}

/** The session is over: pages without a connection show nothing of it. */
export async function forgetAnswers(): Promise<void> {
  if (hasCaches()) await caches.delete(ANSWERS_CACHE);
}

/** Whether the learner has asked the browser to save traffic. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The script of this page in a build; null on the development server, which has no worker's file. */
const builtEntry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');

/** Starts the worker that answers without a connection. The first time, it fetches the pages' files in the background. */
export async function startServiceWorker(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const entry = builtEntry();
  if (!workers || !entry || savesData()) return;
  try {
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
    followReleases(registration, new URL(entry.src).pathname);
  } catch (error) {
    // Private windows of some browsers allow none. Pages work without it while there is a connection.
    console.warn('Pages will not open without a connection', error);
  }
}
