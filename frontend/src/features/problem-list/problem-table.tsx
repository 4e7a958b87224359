import type { ProblemSummary } from '@evident/contracts/http/problems';
import { Link } from 'react-router-dom';
import { counted } from '../../lib/format.js';
import { Badge, DIFFICULTY_LABELS, DifficultyBadge } from '../../ui/badge.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { BookmarkIcon, CheckIcon, ChevronDownIcon, TrashIcon } from '../../ui/icons.js';
import { DotIcon, ListPlusIcon, PencilIcon } from '../../ui/list-icons.js';
import { cx } from '../../ui/cx.js';
import { Td, Th, Tr } from '../../ui/table.js';
import { isSolvedBy, type ListFilters, type SortKey } from './list-view.js';

const SHOWN_TAGS = 3;

interface ProblemTableProps {
  rows: readonly ProblemSummary[];
  /** The place of each problem in the whole list, by its id. */
  numbers: ReadonlyMap<string, number>;
  userId: string | undefined;
  isAdmin: boolean;
  filters: ListFilters;
  onSort: (sort: SortKey | null, descending: boolean) => void;
  onSave: (problem: ProblemSummary) => void;
  onDelete: (problem: ProblemSummary) => void;
}

/** Cycles through ascending, descending and the default order. */
function SortHeader({
  name,
  label,
  filters,
  onSort,
  className,
}: Pick<ProblemTableProps, 'filters' | 'onSort'> & { name: SortKey; label: string; className?: string }) {
  const active = filters.sort === name;
  const direction = !active ? 'none' : filters.descending ? 'descending' : 'ascending';
  const next = () => {
    if (!active) onSort(name, false);
    else if (!filters.descending) onSort(name, true);
    else onSort(null, false);
  };
  return (
    <Th aria-sort={direction} className={className}>
      <button
        type="button"
        onClick={next}
        className={cx(
          '-mx-1 flex items-center gap-1 rounded-cell px-1 py-1 hover:text-ink',
          active && 'text-ink',
        )}
      >
        {label}
        <ChevronDownIcon
          className={cx('size-3.5', !active && 'opacity-40', active && !filters.descending && 'rotate-180')}
        />
      </button>
    </Th>
  );
}

/** Accepted submissions of all as a percentage; a dash before anyone has submitted. */
const acceptance = ({ acceptedCount, submissionCount }: ProblemSummary): string =>
  submissionCount === 0 ? '—' : `${((acceptedCount / submissionCount) * 100).toFixed(1)}%`;

function SolvedMark({ problem, userId }: { problem: ProblemSummary; userId: string | undefined }) {
  const solved = isSolvedBy(problem, userId);
  return (
    <span className="relative flex size-5 items-center justify-center">
      {/* A mark, because a box would look as if it could be ticked. */}
      <input type="checkbox" checked={solved} readOnly disabled aria-label="Solved" className="sr-only" />
      {solved && <CheckIcon className="size-4 text-pass" />}
      {!solved && problem.attempted && (
        <span className="flex items-center justify-center text-warn" title="Attempted">
          <DotIcon className="size-4" />
          <span className="sr-only">Attempted, not solved</span>
        </span>
      )}
    </span>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - SHOWN_TAGS;
  return (
    <span className="flex flex-wrap gap-1">
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {more > 0 && (
        <Badge>
          <span title={tags.slice(SHOWN_TAGS).join(', ')}>+{more}</span>
        </Badge>
      )}
    </span>
  );
}

type RowProps = Pick<ProblemTableProps, 'userId' | 'isAdmin' | 'onSave' | 'onDelete'> & {
  problem: ProblemSummary;
  number: number | undefined;
};

function Row({ problem, number, userId, isAdmin, onSave, onDelete }: RowProps) {
  return (
    <Tr className="relative h-12 transition-colors hover:bg-raised">
      <Td className="w-14 pl-4 max-sm:w-11 max-sm:pr-0">
        <SolvedMark problem={problem} userId={userId} />
      </Td>
      <Td className="tabular w-px pr-0 text-right text-muted max-md:hidden">{number}</Td>
      <Td className="py-2">
        {/* The link covers the whole row, so that the row is clickable and has one link. */}
        <Link
          to={`/problem/${problem.id}`}
          data-problem={problem.id}
          className="font-medium after:absolute after:inset-0 hover:text-accent"
        >
          {problem.title}
        </Link>
        {problem.bookmarked && (
          <span title="Bookmarked" className="ml-2 inline-block align-text-bottom text-accent">
            <BookmarkIcon width={14} height={14} fill="currentColor" />
            <span className="sr-only">Bookmarked</span>
          </span>
        )}
        {problem.published === false && <Badge className="ml-2">Draft</Badge>}
        {problem.weak === true && (
          <Badge tone="warn" className="ml-2">
            No hidden test
          </Badge>
        )}
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 lg:hidden">
          <span className="sm:hidden">
            <DifficultyBadge difficulty={problem.difficulty} />
          </span>
          <span className="text-xs text-muted">{problem.tags.slice(0, SHOWN_TAGS).join(' · ')}</span>
        </span>
      </Td>
      <Td className="max-lg:hidden">
        <Tags tags={problem.tags} />
      </Td>
      <Td className="max-sm:hidden">
        <DifficultyBadge difficulty={problem.difficulty} />
        {problem.measured && problem.measured.difficulty !== problem.difficulty && (
          <span
            className="block text-xs text-muted"
            title={`${problem.measured.firstTryPercent}% of ${counted(problem.measured.learners, 'learner')} were accepted at their first try`}
          >
            {`${DIFFICULTY_LABELS[problem.measured.difficulty]} for learners`}
          </span>
        )}
      </Td>
      <Td className="tabular text-right text-muted max-lg:hidden">{acceptance(problem)}</Td>
      <Td className="pr-4">
        <span className="relative z-10 flex items-center justify-end gap-1">
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Save to Playlist: ${problem.title}`}
            className="text-muted hover:text-ink"
            onClick={() => onSave(problem)}
          >
            <ListPlusIcon />
            <span className="max-md:hidden">Save to Playlist</span>
          </Button>
          {isAdmin && (
            <>
              <ButtonLink
                size="sm"
                variant="ghost"
                iconOnly
                to={`/edit-problem/${problem.id}`}
                state={{ from: '/problem' }}
                aria-label={`Edit ${problem.title}`}
                className="text-muted hover:text-ink"
              >
                <PencilIcon />
              </ButtonLink>
              <Button
                size="sm"
                variant="ghost"
                iconOnly
                aria-label={`Delete ${problem.title}`}
                className="text-muted hover:text-fail"
                onClick={() => onDelete(problem)}
              >
                <TrashIcon />
              </Button>
            </>
          )}
        </span>
      </Td>
    </Tr>
  );
}

export function ProblemTable({ rows, numbers, filters, onSort, ...rest }: ProblemTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Problems</caption>
      <thead>
        <tr>
          <Th className="w-14 pl-4 max-sm:w-11 max-sm:pr-0">
            <span className="max-sm:sr-only">Solved</span>
          </Th>
          <Th className="w-px pr-0 text-right max-md:hidden">#</Th>
          <SortHeader name="title" label="Title" filters={filters} onSort={onSort} />
          <Th className="max-lg:hidden">Tags</Th>
          <SortHeader
            name="difficulty"
            label="Difficulty"
            filters={filters}
            onSort={onSort}
            className="w-32 max-sm:hidden"
          />
          <Th className="text-right max-lg:hidden">Acceptance</Th>
          <Th className="pr-4 text-right">
            <span className="max-md:sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((problem) => (
          <Row key={problem.id} problem={problem} number={numbers.get(problem.id)} {...rest} />
        ))}
      </tbody>
    </table>
  );
}
