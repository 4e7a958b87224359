import type { Draft } from '@evident/contracts/http/problems';
import type { Language } from '@evident/contracts/languages';
import { useDefaultLanguage } from '../../lib/default-language.js';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  loadDrafts,
  storeDrafts,
  withLanguageChosen,
  withReplaced,
  withSent,
  withServerDrafts,
  withTyped,
  type StoredDrafts,
  type StoredVersion,
} from './drafts.js';
import { useGetDraftsQuery, useSaveDraftMutation } from './drafts-api.js';
import { DEFAULT_LANGUAGE, firstOffered, useLastLanguage } from './last-language.js';

const SAVE_AFTER_MS = 500;

/** `saved` on this device and the server, `local` on this device only. */
export type SaveState = 'starter' | 'unsaved' | 'saved' | 'local';

interface Options {
  userId: string;
  problemId: string;
  starters: Partial<Record<Language, string>>;
}

export interface DraftEditor {
  language: Language;
  languages: Language[];
  source: string;
  /** See `CodeEditorProps.revision`. */
  revision: number;
  saveState: SaveState;
  /** Restorable texts in this language, newest first. */
  restorable: StoredVersion[];
  type: (source: string) => void;
  chooseLanguage: (language: Language) => void;
  /** Replaces the text in the editor; the replaced text becomes restorable. */
  replace: (source: string, language?: Language) => void;
  saveNow: () => void;
  /** The text in the editor, including input that React has not rendered yet. */
  current: () => { language: Language; source: string };
}

interface EditorState {
  drafts: StoredDrafts;
  language: Language;
  source: string;
  revision: number;
}

function initialState(options: Options, languages: Language[], last: Language | null): EditorState {
  const drafts = loadDrafts(localStorage, options.userId, options.problemId);
  const language = firstOffered(languages, drafts.language, last, DEFAULT_LANGUAGE);
  const source = drafts.current[language]?.sourceCode ?? options.starters[language] ?? '';
  return { drafts, language, source, revision: 0 };
}

/** Saves the text half a second after the last key, on this device and then on the server. */
export function useDrafts(options: Options): DraftEditor {
  const { userId, problemId, starters } = options;
  const languages = (Object.keys(starters) as Language[]).filter((key) => starters[key] !== undefined);
  const [chosen] = useDefaultLanguage();
  const [last, setLast] = useLastLanguage();
  const [state, setState] = useState(() => initialState(options, languages, chosen ?? last));
  const [saveState, setSaveState] = useState<SaveState>(() =>
    state.drafts.current[state.language] ? 'saved' : 'starter',
  );
  const { data: serverDrafts, refetch } = useGetDraftsQuery(problemId, { refetchOnMountOrArgChange: true });
  const [saveDraft] = useSaveDraftMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Each change sets it at once, because the next key may come before React has rendered the last. */
  const latest = useRef(state);
  /** The languages in which the learner has changed the text on this page. */
  const touched = useRef(new Set<Language>());

  /** @returns whether the server has the text of this language now */
  const send = useCallback(
    async (language: Language): Promise<boolean> => {
      const sourceCode = latest.current.drafts.current[language]?.sourceCode;
      if (sourceCode === undefined) return true;
      const { error } = await saveDraft({ problemId, draft: { language, sourceCode } });
      if (error) return false;
      const sent = withSent(latest.current.drafts, language, sourceCode);
      latest.current = { ...latest.current, drafts: sent };
      storeDrafts(localStorage, userId, problemId, sent);
      return true;
    },
    [problemId, saveDraft, userId],
  );
  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { drafts, language } = latest.current;
    const kept = storeDrafts(localStorage, userId, problemId, drafts);
    if (drafts.current[language] === undefined) return;
    void send(language).then((isSent) => {
      if (isSent) setSaveState((now) => (now === 'unsaved' && timer.current !== undefined ? now : 'saved'));
      else setSaveState(kept ? 'local' : 'unsaved');
    });
  }, [problemId, send, userId]);

  const update = (next: EditorState, soon: boolean) => {
    latest.current = next;
    setState(next);
    clearTimeout(timer.current);
    if (soon) timer.current = setTimeout(save, SAVE_AFTER_MS);
    else save();
  };

  const flush = useEffectEvent(() => {
    if (timer.current !== undefined) save();
  });
  useEffect(() => {
    const leaving = () => flush();
    window.addEventListener('pagehide', leaving);
    return () => {
      window.removeEventListener('pagehide', leaving);
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      storeDrafts(localStorage, userId, problemId, latest.current.drafts);
    };
  }, [userId, problemId]);

  const takeOver = (arrived: readonly Draft[]) => {
    const before = latest.current;
    const drafts = withServerDrafts(before.drafts, arrived, starters, touched.current);
    if (drafts === before.drafts) return;
    const arrivedText = drafts.current[before.language];
    const adopted = arrivedText?.sourceCode !== before.source ? arrivedText : undefined;
    const next = adopted
      ? { ...before, drafts, source: adopted.sourceCode, revision: before.revision + 1 }
      : { ...before, drafts };
    latest.current = next;
    setState(next);
    if (adopted) setSaveState('saved');
  };
  /** Only after the server's texts are here, so that none of another device is replaced unseen. */
  const arrived = useEffectEvent((drafts: readonly Draft[]) => {
    takeOver(drafts);
    const { current } = latest.current.drafts;
    for (const language of Object.keys(current) as Language[]) {
      if (current[language]?.sent === true || timer.current !== undefined) continue;
      void send(language).then((isSent) => {
        if (isSent && language === latest.current.language && timer.current === undefined)
          setSaveState('saved');
      });
    }
  });
  useEffect(() => {
    if (serverDrafts) arrived(serverDrafts);
  }, [serverDrafts]);
  const online = useEffectEvent(() => void refetch().then(({ data }) => data && arrived(data)));
  useEffect(() => {
    const again = () => online();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return {
    language: state.language,
    languages,
    source: state.source,
    revision: state.revision,
    saveState,
    restorable: state.drafts.kept[state.language] ?? [],
    type(source) {
      const now = latest.current;
      touched.current.add(now.language);
      setSaveState('unsaved');
      update({ ...now, source, drafts: withTyped(now.drafts, now.language, source, Date.now()) }, true);
    },
    chooseLanguage(language) {
      if (language === latest.current.language) return;
      if (timer.current !== undefined) save();
      const now = latest.current;
      const draft = now.drafts.current[language]?.sourceCode;
      setLast(language);
      setSaveState(draft === undefined ? 'starter' : 'saved');
      const drafts = withLanguageChosen(now.drafts, language);
      const source = draft ?? starters[language] ?? '';
      update({ drafts, language, source, revision: now.revision + 1 }, false);
    },
    replace(source, language = latest.current.language) {
      const now = latest.current;
      const starter = starters[language] ?? '';
      const drafts = withReplaced(now.drafts, language, source, starter, Date.now());
      touched.current.add(language);
      setSaveState('unsaved');
      update({ drafts, language, source, revision: now.revision + 1 }, false);
    },
    saveNow: save,
    current: () => latest.current,
  };
}
