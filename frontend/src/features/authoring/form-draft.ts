import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { isNumber, isText, listOf, objectOf, parseStored, recordOf } from '../../lib/stored-shape.js';
import type { FormValues } from './form-values.js';

const SAVE_AFTER_MS = 1_000;

/** Only the shape that the form needs not to break; whether it is right is checked when it is sent. */
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

export interface FormDraft {
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
    // Storage is full or blocked: the page still asks before it is left.
  }
}

/**
 * Keeps an unsent form on this device.
 * @returns the draft of an earlier visit, to be offered once, and what saves and forgets.
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
 * Asks before an edited form is left, inside the product and out of it.
 * @param stored true from the moment the server has the form: the page moves on before it is drawn again.
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
