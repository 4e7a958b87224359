import { counted } from '../../lib/format.js';
import { Button } from '../../ui/button.js';
import { DIFFICULTY_LABELS } from '../../ui/badge.js';
import { CrossIcon } from '../../ui/icons.js';
import { Select } from '../../ui/select.js';
import { DIFFICULTIES } from '@evident/contracts/problem-fields';
import { activeFilters, STATUSES, type ListFilters, type Status } from './list-view.js';
import { SearchBox } from './search-box.js';

const STATUS_LABELS: Record<Status, string> = {
  solved: 'Solved',
  attempted: 'Attempted',
  unsolved: 'Unsolved',
  bookmarked: 'Bookmarked',
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

/** Search and filters of the list. */
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
          {counted(count, 'filter')} · Clear
        </Button>
      )}
    </div>
  );
}
