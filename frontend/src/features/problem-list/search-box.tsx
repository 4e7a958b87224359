import { useEffect, useRef, useState } from 'react';
import { isTypingOrInDialog, useShortcuts } from '../../lib/shortcut.js';
import { TextInput } from '../../ui/field.js';
import { SearchIcon } from '../../ui/icons.js';

const SEARCH_DELAY_MS = 150;
/** A search that never reaches the address must not be waited for. */
const MOST_SENT = 8;

/** A click that leaves the page; one that opens another tab does not. */
const followsLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest('a[href]') !== null;

interface SearchBoxProps {
  /** What the address says. */
  search: string;
  onChange: (search: string) => void;
}

/** Searches a moment after the last letter. */
export function SearchBox({ search, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  /** Searches of this box that the address has not followed yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  if (shown !== search) {
    setShown(search);
    const at = sent.indexOf(search);
    setSent(at === -1 ? [] : sent.slice(at + 1));
    // The address changed by other means: Back, or Clear. Following this box, it is behind what is typed since.
    if (at === -1) setTyped(search);
  }
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => {
      setSent((before) => [...before.slice(1 - MOST_SENT), typed]);
      onChange(typed);
    }, SEARCH_DELAY_MS);
    // The search would be a later navigation than the link's, and call the learner back.
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
