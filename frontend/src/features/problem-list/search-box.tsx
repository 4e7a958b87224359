import { useEffect, useRef, useState } from 'react';
import { isTypingOrInDialog, useShortcuts } from '../../lib/shortcut.js';
import { TextInput } from '../../ui/field.js';
import { SearchIcon } from '../../ui/list-icons.js';

const SEARCH_DELAY_MS = 150;
/** Limit for searches that never reach the URL. */
const MOST_SENT = 8;

/** @returns whether a click navigates away in this tab. */
const followsLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest('a[href]') !== null;

interface SearchBoxProps {
  /** The search text in the URL. */
  search: string;
  onChange: (search: string) => void;
}

/** Searches shortly after the last key. */
export function SearchBox({ search, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  /** Searches that were sent but are not in the URL yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  if (shown !== search) {
    setShown(search);
    const at = sent.indexOf(search);
    setSent(at === -1 ? [] : sent.slice(at + 1));
    // The URL changed by Back or Clear. A URL that follows this box may be older than the typed text.
    if (at === -1) setTyped(search);
  }
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => {
      setSent((before) => [...before.slice(1 - MOST_SENT), typed]);
      onChange(typed);
    }, SEARCH_DELAY_MS);
    // A search after the click would navigate back to the list.
    const giveUp = (event: MouseEvent) => {
      if (followsLink(event)) clearTimeout(timer);
    };
    document.addEventListener('click', giveUp, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', giveUp, true);
    };
  }, [typed, search, onChange]);
  useShortcuts([
    {
      keys: '[Shift]+/',
      does: 'Search problems',
      ignore: isTypingOrInDialog,
      run: () => input.current?.focus(),
    },
  ]);
  return (
    <div className="relative min-w-0 flex-1 basis-60">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <TextInput
        ref={input}
        type="search"
        aria-label="Search by title"
        aria-keyshortcuts="/"
        placeholder="Search by title"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="pl-9"
      />
    </div>
  );
}
