import type { Note } from '@evident/contracts/http/notes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asApiError } from '../../lib/api.js';
import { isNumber, isText, objectOf, parseStored } from '../../lib/stored-shape.js';
import { useLazyReadNoteQuery, useReadNoteQuery, useSaveNoteMutation } from './notes-api.js';

const SAVE_AFTER_MS = 800;

/** A text that the server does not have yet, with the version that it was written over. */
interface Unsent {
  text: string;
  version: number;
}
const isUnsent = objectOf<Unsent>({ text: isText, version: isNumber });

export type NoteState = 'loading' | 'failed' | 'saved' | 'saving' | 'local' | 'conflict';

export interface NoteEditor {
  text: string;
  state: NoteState;
  /** The text of the other device in a conflict. */
  theirs: string | null;
  error: unknown;
  type: (text: string) => void;
  /** Ends a conflict: this text replaces the other device's. */
  settle: (text: string) => void;
  retry: () => void;
}

function loadUnsent(key: string): Unsent | null {
  try {
    return parseStored(isUnsent, localStorage.getItem(key), null);
  } catch {
    return null;
  }
}

function storeUnsent(key: string, unsent: Unsent | null): void {
  try {
    if (unsent === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsent));
  } catch {
    // Storage is full or blocked. The text lasts until the page is closed.
  }
}

interface Shown {
  text: string;
  /** The version that `text` was written over; null until the server's note is known. */
  version: number | null;
  state: NoteState;
  theirs: Note | null;
}

/**
 * A note that is saved while it is written. Each text is stored on this device until the server has it, so nothing is
 * lost without a connection. A text that another device has changed since is not overwritten: both are kept until the
 * learner has chosen.
 */
export function useNote(userId: string, problemId: string): NoteEditor {
  const key = `evident:note:${userId}:${problemId}`;
  const [shown, setShown] = useState<Shown>(() => {
    const unsent = loadUnsent(key);
    return { text: unsent?.text ?? '', version: null, state: unsent ? 'local' : 'loading', theirs: null };
  });
  const latest = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const { currentData, error, isFetching, refetch } = useReadNoteQuery(problemId, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const [readAgain] = useLazyReadNoteQuery();
  const [saveNote] = useSaveNoteMutation();

  const show = (part: Partial<Shown>) => {
    latest.current = { ...latest.current, ...part };
    setShown(latest.current);
  };
  /** Takes the server's note where nothing was written here since; otherwise asks. */
  const meet = (note: Note, unsent: Unsent | null) => {
    if (unsent === null || unsent.text === note.text) {
      storeUnsent(key, null);
      show({ text: note.text, version: note.version, state: 'saved', theirs: null });
    } else if (unsent.version === note.version) {
      show({ text: unsent.text, version: note.version });
      void save();
    } else {
      show({ text: unsent.text, version: note.version, state: 'conflict', theirs: note });
    }
  };
  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { text, version, state } = latest.current;
    if (version === null || state === 'conflict' || sending.current) return;
    sending.current = true;
    show({ state: 'saving' });
    try {
      const saved = await saveNote({ problemId, text, version }).unwrap();
      sending.current = false;
      if (latest.current.text === text) {
        storeUnsent(key, null);
        show({ version: saved.version, state: 'saved' });
      } else {
        storeUnsent(key, { text: latest.current.text, version: saved.version });
        show({ version: saved.version });
        await save();
      }
    } catch (failure) {
      sending.current = false;
      if (asApiError(failure)?.code !== 'EDIT_CONFLICT') return show({ state: 'local' });
      const note = await readAgain(problemId)
        .unwrap()
        .catch(() => null);
      if (note === null) show({ state: 'local' });
      else meet(note, { text: latest.current.text, version: -1 });
    }
  };

  const arrived = useEffectEvent((note: Note) => {
    const { version, state } = latest.current;
    if (version === null) meet(note, loadUnsent(key));
    else if (state === 'saved' && note.version > version) meet(note, null);
  });
  useEffect(() => {
    if (currentData && !isFetching) arrived(currentData);
  }, [currentData, isFetching]);

  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    const again = () => {
      if (latest.current.state === 'local') saveNow();
    };
    const flush = () => {
      if (timer.current !== undefined) saveNow();
    };
    window.addEventListener('online', again);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const failed = error !== undefined && shown.version === null && shown.state === 'loading';
  return {
    text: shown.text,
    state: failed ? 'failed' : shown.state,
    theirs: shown.theirs?.text ?? null,
    error,
    type(text) {
      const { version, state } = latest.current;
      storeUnsent(key, { text, version: version ?? loadUnsent(key)?.version ?? 0 });
      show({ text, state: state === 'conflict' ? 'conflict' : version === null ? 'local' : 'saving' });
      if (state === 'conflict') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
    },
    settle(text) {
      const { theirs } = latest.current;
      storeUnsent(key, { text, version: theirs?.version ?? 0 });
      show({ text, state: 'saving', theirs: null });
      void save();
    },
    retry: () => void refetch(),
  };
}
