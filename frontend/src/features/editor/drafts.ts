import type { Draft } from '@evident/contracts/http/problems';
import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts/languages';
import { isNumber, isText, listOf, objectOf, oneOf, parseStored, partialOf } from '../../lib/stored-shape.js';

/** Texts that a starter or an older draft pushed out of the editor, newest first. */
const KEPT_VERSIONS = 5;

export interface StoredVersion {
  sourceCode: string;
  savedAt: number;
}

/** One problem's drafts on this device. */
export interface StoredDrafts {
  language: EditorLanguage | null;
  /** What the editor holds, or held when its language was left. */
  current: Partial<Record<EditorLanguage, StoredVersion>>;
  /** What can be brought back. */
  kept: Partial<Record<EditorLanguage, StoredVersion[]>>;
}

const isVersion = objectOf<StoredVersion>({ sourceCode: isText, savedAt: isNumber });
const isDrafts = objectOf<StoredDrafts>({
  language: oneOf(...EDITOR_LANGUAGES, null),
  current: partialOf(EDITOR_LANGUAGES, isVersion),
  kept: partialOf(EDITOR_LANGUAGES, listOf(isVersion)),
});

export const NO_DRAFTS: StoredDrafts = { language: null, current: {}, kept: {} };

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

/** Adds a version to the restorable ones, unless it is blank, the starter itself, or there already. */
function keep(
  drafts: StoredDrafts,
  language: EditorLanguage,
  version: StoredVersion,
  starter: string,
): StoredDrafts {
  const versions = drafts.kept[language] ?? [];
  if (isBlank(version.sourceCode) || version.sourceCode === starter) return drafts;
  const others = versions.filter((other) => other.sourceCode !== version.sourceCode);
  return { ...drafts, kept: { ...drafts.kept, [language]: [version, ...others].slice(0, KEPT_VERSIONS) } };
}

/** The learner typed: the current text of the language is replaced, versions kept for restoring stay. */
export function withTyped(
  drafts: StoredDrafts,
  language: EditorLanguage,
  sourceCode: string,
  now: number,
): StoredDrafts {
  return { ...drafts, language, current: { ...drafts.current, [language]: { sourceCode, savedAt: now } } };
}

/**
 * A language was chosen: its starter goes into the editor, and what was typed in it before becomes restorable.
 * The language that is left keeps its text as its current draft.
 */
export function withLanguageChosen(
  drafts: StoredDrafts,
  language: EditorLanguage,
  starter: string,
): StoredDrafts {
  const before = drafts.current[language];
  const moved = before ? keep(drafts, language, before, starter) : drafts;
  const { [language]: _gone, ...current } = moved.current;
  return { ...moved, language, current };
}

/** Puts another text into the editor (a restored draft, an old submission) and keeps what it replaces. */
export function withReplaced(
  drafts: StoredDrafts,
  language: EditorLanguage,
  sourceCode: string,
  starter: string,
  now: number,
): StoredDrafts {
  const before = drafts.current[language];
  const kept = before && before.sourceCode !== sourceCode ? keep(drafts, language, before, starter) : drafts;
  const versions = (kept.kept[language] ?? []).filter((version) => version.sourceCode !== sourceCode);
  return withTyped({ ...kept, kept: { ...kept.kept, [language]: versions } }, language, sourceCode, now);
}

/** The learner does not want to be offered the versions of this language any more. */
export function withoutKept(drafts: StoredDrafts, language: EditorLanguage): StoredDrafts {
  const { [language]: _dismissed, ...kept } = drafts.kept;
  return { ...drafts, kept };
}

/**
 * Joins what the server knows: a draft that is newer than this device's becomes restorable rather than silently
 * replacing what is on the screen; where this device has nothing it is taken over.
 */
export function withServerDrafts(
  drafts: StoredDrafts,
  server: readonly Draft[],
  starters: Partial<Record<EditorLanguage, string>>,
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

/** Reads this device's drafts; an entry that cannot be read counts as none. */
export function loadDrafts(storage: Storage, userId: string, problemId: string): StoredDrafts {
  try {
    return parseStored(isDrafts, storage.getItem(storageKey(userId, problemId)), NO_DRAFTS);
  } catch {
    return NO_DRAFTS;
  }
}

/** @returns false when the browser refused (storage full or forbidden); the server copy remains. */
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
