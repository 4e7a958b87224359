import { useRef } from 'react';

interface AttemptKey {
  /** @returns the same key for the same words until they were done, so that a repeat after a lost answer does nothing twice. */
  keyFor: (words: unknown) => string;
  /** What was asked for is done; the same words again would be meant again. */
  done: () => void;
}

/** Idempotency keys of a form that an administrator may have to send twice. */
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
