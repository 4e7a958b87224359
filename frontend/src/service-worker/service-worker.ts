import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ANSWERS_CACHE, isKeptAnswer, WHO_AM_I } from '../lib/offline-names.js';

declare const self: ServiceWorkerGlobalScope;
/** The files of this release, written here by the build. */
declare const RELEASE_FILES: { url: string; revision: string | null }[];
/** The script that the page of this release starts. */
declare const ENTRY_URL: string;

const PAGE = '/';
/** Files without a hash in their name. */
const PLAIN_FILES = ['/early.js', '/favicon.svg'];
const PLAIN_FILES_CACHE = 'evident-plain-files';
const OTHER_FILES_CACHE = 'evident-other-files';
const MONTH_S = 30 * 86_400;
/** A proxy says so while the gateway is away. */
const AWAY = [502, 503, 504];

/** Every page address has the same page. It comes from the server whenever that answers, so no release is missed. */
async function pageOf({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> {
  const answer = await Promise.resolve((event as FetchEvent).preloadResponse)
    .then((preloaded: Response | undefined) => preloaded ?? fetch(request))
    .catch(() => null);
  if (answer && !AWAY.includes(answer.status)) return answer;
  return (await matchPrecache(PAGE)) ?? answer ?? Response.error();
}

/** The page kept for later is that of this release; while servers are replaced, another one may answer. */
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null;
      if (new URL(request.url).pathname !== PAGE) return response;
      return (await response.clone().text()).includes(ENTRY_URL) ? response : null;
    },
  },
]);

// First, because the list of files has the page too and would answer from the cache.
registerRoute(new NavigationRoute(pageOf, { denylist: [/^\/(api|socket\.io)\//, /^[^?]*\.\w+$/] }));
precacheAndRoute([{ url: PAGE, revision: ENTRY_URL }, ...RELEASE_FILES]);

// Formatters, further fonts, administration, and the files of a newer release before its own worker takes over.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: OTHER_FILES_CACHE,
    plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: MONTH_S })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PLAIN_FILES.includes(url.pathname),
  new NetworkFirst({ cacheName: PLAIN_FILES_CACHE }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptAnswer(url.pathname),
  new NetworkFirst({
    cacheName: ANSWERS_CACHE,
    plugins: [
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: MONTH_S }),
      {
        // The session is over, and nobody may look at what it has left.
        fetchDidSucceed: async ({ request, response }) => {
          if (response.status === 401 && new URL(request.url).pathname === WHO_AM_I)
            await caches.delete(ANSWERS_CACHE);
          return response;
        },
      },
    ],
  }),
);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PLAIN_FILES_CACHE).then((cache) => cache.addAll(PLAIN_FILES)));
});
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload.enable()));
clientsClaim();

/**
 * A new release waits while a page of an older one is open, which needs the older files. Pages find out whether that is
 * so and ask; see `lib/release.ts`.
 */
self.addEventListener('message', (event) => {
  if (event.data === 'release') event.ports[0]?.postMessage(ENTRY_URL);
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
