import { useEffect, useRef, useState } from 'react';
import { bareKey, useShortcuts } from '../../lib/shortcut.js';
import { Button } from '../../ui/button.js';
import { DIFFICULTY_LABELS } from '../../ui/badge.js';
import { TextInput } from '../../ui/field.js';
import { CrossIcon, SearchIcon } from '../../ui/icons.js';
import { Select } from '../../ui/select.js';
import { DIFFICULTIES } from '@evident/contracts/problem-fields';
import { activeFilters, STATUSES, type ListFilters, type Status } from './list-view.js';

const SEARCH_DELAY_MS = 150;
const STATUS_LABELS: Record<Status, string> = {
  solved: 'Solved',
  attempted: 'Attempted',
  unsolved: 'Unsolved',
};
const DIFFICULTY_OPTIONS = [
  { value: 'all' as const, label: 'All' },
  ...DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] })),
];
const STATUS_OPTIONS = [
  { value: 'all' as const, label: 'All' },
  ...STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
];

interface ListToolbarProps {
  filters: ListFilters;
  tags: readonly string[];
  onChange: (change: Partial<ListFilters>) => void;
  onClear: () => void;
}

/** A click that leaves the page; one that opens another tab does not. */
const followsLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest('a[href]') !== null;

function SearchBox({ search, onChange }: { search: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  // The address changed by other means: Back, or Clear.
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => onChange(typed), SEARCH_DELAY_MS);
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
      keys: '/',
      does: 'Search problems',
      matches: bareKey('/'),
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

/** Search and filters. Each select shows its name inside, so that the row stays one line high. */
export function ListToolbar({ filters, tags, onChange, onClear }: ListToolbarProps) {
  const count = activeFilters(filters);
  const tagOptions = [{ value: 'all', label: 'All' }, ...tags.map((tag) => ({ value: tag, label: tag }))];
  return (
    <div role="search" aria-label="Problems" className="flex flex-wrap items-end gap-3">
      <SearchBox search={filters.search} onChange={(search) => onChange({ search })} />
      <div className="grid flex-1 basis-96 grid-cols-3 gap-3 md:max-w-xl">
        <Select
          label="Difficulty"
          value={filters.difficulty}
          options={DIFFICULTY_OPTIONS}
          onChange={(difficulty) => onChange({ difficulty })}
        />
        <Select label="Tags" value={filters.tag} options={tagOptions} onChange={(tag) => onChange({ tag })} />
        <Select
          label="Status"
          value={filters.status}
          options={STATUS_OPTIONS}
          onChange={(status) => onChange({ status })}
        />
      </div>
      {count > 0 && (
        <Button variant="ghost" className="h-9 text-muted" onClick={onClear}>
          <CrossIcon />
          {count === 1 ? '1 filter' : `${count} filters`} · Clear
        </Button>
      )}
    </div>
  );
}
