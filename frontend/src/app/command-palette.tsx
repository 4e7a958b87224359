import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetProblemsQuery } from '../lib/problems-api.js';
import { selectIsAdmin } from '../lib/session-api.js';
import { siteInfo } from '../lib/site.js';
import { useAppSelector } from '../store/index.js';
import { DifficultyBadge } from '../ui/badge.js';
import { cx } from '../ui/cx.js';
import { Dialog } from '../ui/dialog.js';
import { TextInput } from '../ui/field.js';

const SHOWN = 8;
const PAGES = [
  { label: 'Problems', path: '/problem' },
  { label: 'My Profile', path: '/profile' },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Settings', path: '/settings' },
  { label: 'Learning path', path: '/learn' },
  { label: 'Home', path: '/' },
];
const ADMIN_PAGES = [
  { label: 'Add Problem', path: '/add-problem' },
  { label: 'Administration', path: '/administration' },
  { label: 'Reported analyses', path: '/administration#reported-analyses' },
  { label: 'Proposed tests', path: '/administration#proposed-tests' },
  { label: 'Failed submissions', path: '/administration#failed-submissions' },
  { label: 'Judge', path: '/administration#judge' },
  { label: 'Accounts', path: '/administration#accounts' },
  { label: 'Activity', path: '/administration#activity' },
];

/** Pages come before problems, and labels that start with the text before labels that contain it. */
function useMatches(words: string) {
  const { data } = useGetProblemsQuery();
  const isAdmin = useAppSelector(selectIsAdmin);
  const wanted = words.trim().toLowerCase();
  const { payments } = siteInfo();
  const pages = [...PAGES, ...(isAdmin ? ADMIN_PAGES : [])]
    .filter(({ path }) => payments || path !== '/pricing')
    .map((page) => ({ ...page, difficulty: null }));
  const problems = (data ?? []).map(({ id, title, difficulty }) => ({
    label: title,
    path: `/problem/${id}`,
    difficulty,
  }));
  const place = (label: string) => label.toLowerCase().indexOf(wanted);
  return [...pages, ...problems]
    .filter(({ label }) => place(label) >= 0)
    .toSorted((a, b) => Math.min(1, place(a.label)) - Math.min(1, place(b.label)))
    .slice(0, SHOWN);
}

/** Finds a page or a problem by name. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const matches = useMatches(words);
  const at = Math.min(chosen, matches.length - 1);
  const go = (path: string | undefined) => {
    if (path === undefined) return;
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setChosen((at + step + matches.length) % Math.max(1, matches.length));
    else if (event.key === 'Enter') go(matches[at]?.path);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title="Go to">
      <TextInput
        role="combobox"
        aria-label="Problem or page"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={matches[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
        placeholder="Problem or page"
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label="Places" className="mt-3 min-h-40">
        {matches.map(({ label, path, difficulty }, index) => (
          <li
            key={path}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setChosen(index)}
            onClick={() => go(path)}
            className={cx(
              'flex h-9 cursor-pointer items-center justify-between gap-3 rounded-control px-3 pointer-coarse:h-11',
              index === at && 'bg-raised',
            )}
          >
            <span className="truncate">{label}</span>
            {difficulty && <DifficultyBadge difficulty={difficulty} />}
          </li>
        ))}
      </ul>
      {matches.length === 0 && (
        <p role="status" className="text-muted">
          No results
        </p>
      )}
    </Dialog>
  );
}
