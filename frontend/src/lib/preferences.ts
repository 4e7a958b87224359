import type { Preferences } from '@evident/contracts/http/preferences';
import { isText, listOf, objectOf, oneOf } from './stored-shape.js';
import { useStored } from './use-stored.js';

/** The weekly goal is no choice of a device: the page that shows it reads it from the server. */
type Followed = Omit<Preferences, 'weeklyGoal'>;
export type PreferenceName = keyof Followed;
const PREFERENCE_NAMES: readonly PreferenceName[] = ['theme', 'language', 'editor'];

/** What this device shows now. */
export type DevicePreferences = Required<Followed>;

export interface PreferencesCache {
  /** Whose choices are on this device; null before the first sign-in. */
  owner: string | null;
  /** Changed here, and not yet at the server. */
  unsent: PreferenceName[];
}

const isOwner = (value: unknown): value is string | null => value === null || isText(value);
const isCache = objectOf<PreferencesCache>({
  owner: isOwner,
  unsent: listOf(oneOf('theme', 'language', 'editor')),
});
const NO_CACHE: PreferencesCache = { owner: null, unsent: [] };

export const usePreferencesCache = () => useStored('evident:preferences', isCache, NO_CACHE);

const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, sortedKeys(a)) === JSON.stringify(b, sortedKeys(b));
const sortedKeys = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : undefined;

/** @returns the names whose values differ. */
export const changedNames = (known: Preferences, device: DevicePreferences): PreferenceName[] =>
  PREFERENCE_NAMES.filter((name) => !same(known[name], device[name]));

/** @returns the named preferences only. */
export const pick = (from: Preferences, names: readonly PreferenceName[]): Preferences =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/**
 * Decides once the server has answered. The server's choices apply, except those that were changed here and could not be
 * sent. Choices made here before anybody signed in become the account's; those of another account do not.
 * @returns what this device takes over, and the names that the server must be told.
 */
export function reconcile(
  server: Preferences,
  device: DevicePreferences,
  cache: PreferencesCache,
  userId: string,
  defaults: DevicePreferences,
): { device: DevicePreferences; send: PreferenceName[] } {
  const own = cache.owner === userId || cache.owner === null;
  const isSent = (name: PreferenceName): boolean =>
    own &&
    (cache.unsent.includes(name) ||
      (cache.owner === null && server[name] === undefined && !same(device[name], defaults[name])));
  const send = PREFERENCE_NAMES.filter(isSent);
  const kept = pick(device, send);
  const fallback = own ? device : defaults;
  const chosen = pick(
    server,
    PREFERENCE_NAMES.filter((name) => server[name] !== undefined),
  );
  return { device: { ...fallback, ...chosen, ...kept }, send };
}
