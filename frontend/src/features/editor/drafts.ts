import type { Draft } from '@evident/contracts/http/problems';
import { LANGUAGES, type Language } from '@evident/contracts/languages';
import { isNumber, isText, listOf, objectOf, oneOf, parseStored, partialOf } from '../../lib/stored-shape.js';

/** Number of replaced texts kept per language. */
const KEPT_VERSIONS = 5;

export interface StoredVersion {
  sourceCode: string;
  savedAt: number;
}

/** The drafts of one problem on this device. */
export interface StoredDrafts {
  language: Language | null;
  /** The text in the editor per language, or the last one when another language is shown. */
  current: Partial<Record<Language, StoredVersion>>;
  /** Replaced texts that can be restored, newest first. */
  kept: Partial<Record<Language, StoredVersion[]>>;
}

const isVersion = objectOf<StoredVersion>({ sourceCode: isText, savedAt: isNumber });
const isDrafts = objectOf<StoredDrafts>({
  language: oneOf(...LANGUAGES, null),
  current: partialOf(LANGUAGES, isVersion),
  kept: partialOf(LANGUAGES, listOf(isVersion)),
});

export const NO_DRAFTS: StoredDrafts = { language: null, current: {}, kept: {} };

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

/** Adds a version to the restorable ones unless it is blank or the starter. A repeated text moves to the front. */
function keep(
  drafts: StoredDrafts,
  language: Language,
  version: StoredVersion,
  starter: string,
): StoredDrafts {
  const versions = drafts.kept[language] ?? [];
  if (isBlank(version.sourceCode) || version.sourceCode === starter) return drafts;
  const others = versions.filter((other) => other.sourceCode !== version.sourceCode);
  return { ...drafts, kept: { ...drafts.kept, [language]: [version, ...others].slice(0, KEPT_VERSIONS) } };
}

/** Replaces the current text of the language; restorable versions are unchanged. */
export function withTyped(
  drafts: StoredDrafts,
  language: Language,
  sourceCode: string,
  now: number,
): StoredDrafts {
  return { ...drafts, language, current: { ...drafts.current, [language]: { sourceCode, savedAt: now } } };
}

/**
 * Selects a language: the editor shows its starter, and its previous text becomes restorable. The previous language
 * keeps its text as its draft.
 */
export function withLanguageChosen(drafts: StoredDrafts, language: Language, starter: string): StoredDrafts {
  const before = drafts.current[language];
  const moved = before ? keep(drafts, language, before, starter) : drafts;
  const { [language]: _gone, ...current } = moved.current;
  return { ...moved, language, current };
}

/** Replaces the text in the editor, for example by an old submission; the replaced text becomes restorable. */
export function withReplaced(
  drafts: StoredDrafts,
  language: Language,
  sourceCode: string,
  starter: string,
  now: number,
): StoredDrafts {
  const before = drafts.current[language];
  const kept = before && before.sourceCode !== sourceCode ? keep(drafts, language, before, starter) : drafts;
  const versions = (kept.kept[language] ?? []).filter((version) => version.sourceCode !== sourceCode);
  return withTyped({ ...kept, kept: { ...kept.kept, [language]: versions } }, language, sourceCode, now);
}

/** Discards the restorable versions of a language. */
export function withoutKept(drafts: StoredDrafts, language: Language): StoredDrafts {
  const { [language]: _dismissed, ...kept } = drafts.kept;
  return { ...drafts, kept };
}

/**
 * Merges the server's drafts. A draft that is newer than this device's becomes restorable instead of replacing the text
 * on the screen. Without a local text the server's draft is used.
 */
export function withServerDrafts(
  drafts: StoredDrafts,
  server: readonly Draft[],
  starters: Partial<Record<Language, string>>,
): StoredDrafts {
  return server.reduce((joined, draft) => {
    const { language } = draft;
    const version = { sourceCode: draft.sourceCode, savedAt: Date.parse(draft.updatedAt) };
    const here = joined.current[language];
    if (here?.sourceCode === version.sourceCode) return joined;
    const somethingHere = here !== undefined || (joined.kept[language]?.length ?? 0) > 0;
    if (!somethingHere) return { ...joined, current: { ...joined.current, [language]: version } };
    const newest = Math.max(here?.savedAt ?? 0, joined.kept[language]?.[0]?.savedAt ?? 0);
    return version.savedAt > newest ? keep(joined, language, version, starters[language] ?? '') : joined;
  }, drafts);
}

const storageKey = (userId: string, problemId: string) => `evident:drafts:${userId}:${problemId}`;

/** @returns this device's drafts, or none when the entry cannot be read. */
export function loadDrafts(storage: Storage, userId: string, problemId: string): StoredDrafts {
  try {
    return parseStored(isDrafts, storage.getItem(storageKey(userId, problemId)), NO_DRAFTS);
  } catch {
    return NO_DRAFTS;
  }
}

/** @returns false when the storage is full or blocked; the server's copy remains. */
export function storeDrafts(
  storage: Storage,
  userId: string,
  problemId: string,
  drafts: StoredDrafts,
): boolean {
  try {
    storage.setItem(storageKey(userId, problemId), JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}
