import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { isNumber, isText, listOf, objectOf, parseStored, recordOf } from '../../lib/stored-shape.js';
import type { FormValues } from './form-values.js';

const SAVE_AFTER_MS = 1_000;

/** Checks only the shape; the values are validated on submit. */
const isTest = objectOf<{ input: string; output: string }>({ input: isText, output: isText });
const isMap = recordOf((_value: unknown): _value is unknown => true);
const isStored = objectOf({
  savedAt: isNumber,
  values: objectOf({
    title: isText,
    description: isText,
    tags: listOf(isText, { least: 1 }),
    testcases: listOf(isTest, { least: 1 }),
    examples: isMap,
    codeSnippets: isMap,
    referenceSolutions: isMap,
  }),
});

interface FormDraft {
  savedAt: number;
  values: FormValues;
}

function load(key: string): FormDraft | null {
  try {
    return parseStored(isStored, localStorage.getItem(key), null) as FormDraft | null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

function store(key: string, draft: FormDraft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or blocked. The page still asks before the user leaves it.
  }
}

/**
 * Stores an unsaved form on this device.
 * @returns the draft of an earlier visit, and functions that discard drafts.
 */
export function useFormDraft(key: string, values: FormValues, dirty: boolean) {
  const [earlier, setEarlier] = useState(() => load(key));
  const save = useEffectEvent(() => store(key, { savedAt: Date.now(), values }));
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, dirty]);
  return {
    earlier,
    dismiss: () => {
      setEarlier(null);
      store(key, null);
    },
    forget: () => store(key, null),
  };
}

/**
 * Asks before the user leaves an edited form, within the product or to another site.
 * @param stored true once the server has stored the form; the navigation happens before the next render.
 */
export function useLeaveGuard(dirty: boolean, stored: RefObject<boolean>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !stored.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return blocker;
}
