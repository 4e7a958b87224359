import type { Draft } from '@evident/contracts/http/problems';
import { LANGUAGES, type Language } from '@evident/contracts/languages';
import { isNumber, isText, listOf, objectOf, oneOf, parseStored, partialOf } from '../../lib/stored-shape.js';

/** Number of replaced texts kept per language. */
const KEPT_VERSIONS = 5;

export interface StoredVersion {
  sourceCode: string;
  savedAt: number;
  /** The server has this text. */
  sent?: boolean | undefined;
}

/** The drafts of one problem on this device. */
export interface StoredDrafts {
  language: Language | null;
  /** The text of each language that the learner has touched. */
  current: Partial<Record<Language, StoredVersion>>;
  /** Replaced texts that can be restored, newest first. */
  kept: Partial<Record<Language, StoredVersion[]>>;
}

const isVersion = objectOf<StoredVersion>({
  sourceCode: isText,
  savedAt: isNumber,
  sent: oneOf(true, false, undefined),
});
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

/** Selects a language. Each language keeps its text; one that was never touched has none and shows its starter. */
export function withLanguageChosen(drafts: StoredDrafts, language: Language): StoredDrafts {
  return { ...drafts, language };
}

/** Notes that the server has this text, unless it was changed since. */
export function withSent(drafts: StoredDrafts, language: Language, sourceCode: string): StoredDrafts {
  const now = drafts.current[language];
  if (now?.sourceCode !== sourceCode || now.sent === true) return drafts;
  return { ...drafts, current: { ...drafts.current, [language]: { ...now, sent: true } } };
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

/**
 * Merges the server's drafts. A newer one was written on another device: it replaces a text that the server has too, which
 * becomes restorable. A text that was never sent, or that the learner has typed since the page was opened, stays; then the
 * server's becomes restorable. Without a local text the server's draft is used.
 * @param touched the languages in which the learner has typed since the page was opened.
 */
export function withServerDrafts(
  drafts: StoredDrafts,
  server: readonly Draft[],
  starters: Partial<Record<Language, string>>,
  touched: ReadonlySet<Language>,
): StoredDrafts {
  return server.reduce((joined, draft) => {
    const { language } = draft;
    const starter = starters[language] ?? '';
    const version = { sourceCode: draft.sourceCode, savedAt: Date.parse(draft.updatedAt), sent: true };
    const here = joined.current[language];
    if (here?.sourceCode === version.sourceCode) return joined;
    const take = (from: StoredDrafts) => ({ ...from, current: { ...from.current, [language]: version } });
    if (here === undefined) return take(joined);
    if (here.sent === true && version.savedAt > here.savedAt && !touched.has(language))
      return take(keep(joined, language, here, starter));
    const newest = Math.max(here.savedAt, joined.kept[language]?.[0]?.savedAt ?? 0);
    return version.savedAt > newest ? keep(joined, language, version, starter) : joined;
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
