import { useRef } from 'react';

interface AttemptKey {
  /** @returns the same key for the same input until `done`, so that a repeat after a lost answer takes effect once. */
  keyFor: (words: unknown) => string;
  /** The request succeeded: the same input afterwards is a new request. */
  done: () => void;
}

/** Idempotency keys for a form that may have to be sent twice. */
export function useAttemptKey(): AttemptKey {
  const last = useRef<{ text: string; key: string } | null>(null);
  return {
    keyFor: (words) => {
      const text = JSON.stringify(words);
      if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
      return last.current.key;
    },
    done: () => {
      last.current = null;
    },
  };
}
