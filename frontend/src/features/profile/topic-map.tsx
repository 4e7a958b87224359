import type { TopicStrength } from '@evident/contracts/http/progress';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Panel } from '../../ui/panel.js';

/** Tiles before the learner asks for all. */
const SHOWN = 16;
const LEVELS = [
  { from: 100, word: 'Strong' },
  { from: 67, word: 'Good' },
  { from: 34, word: 'Growing' },
  { from: 1, word: 'Started' },
  { from: 0, word: 'Not started' },
] as const;

const levelOf = (strength: number): string =>
  LEVELS.find(({ from }) => strength >= from)?.word ?? 'Not started';

/** Strength is shown by the tint, the bar and the word. */
function Tile({ topic: { topic, solved, total, strength } }: { topic: TopicStrength }) {
  return (
    <li className="min-w-0">
      <Link
        to={`/problem?tag=${encodeURIComponent(topic)}`}
        className="flex h-full flex-col gap-1 rounded-control border border-line p-3 hover:border-control"
        style={{
          backgroundColor: `color-mix(in oklab, var(--pass-tint) ${strength}%, var(--surface))`,
        }}
      >
        <span className="font-medium break-words">{topic}</span>
        <span className="tabular mt-auto flex flex-wrap justify-between gap-x-2 text-[0.8125rem] text-muted">
          <span>{levelOf(strength)}</span>
          <span>
            {solved} of {total} solved
          </span>
        </span>
        <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-raised">
          <span className="block h-full rounded-full bg-pass" style={{ width: `${strength}%` }} />
        </span>
      </Link>
    </li>
  );
}

/** The topics of all problems; each leads to its problems. */
export function TopicMap({ topics }: { topics: readonly TopicStrength[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? topics : topics.slice(0, SHOWN);
  return (
    <Panel title="Topics" detail="Harder problems count more" bodyClass="p-4">
      {topics.length === 0 ? (
        <EmptyState title="No topics yet" />
      ) : (
        <ul aria-label="Topics" className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-4">
          {shown.map((topic) => (
            <Tile key={topic.topic} topic={topic} />
          ))}
        </ul>
      )}
      {topics.length > SHOWN && !all && (
        <div className="mt-3 text-center">
          <Button size="sm" onClick={() => setAll(true)}>
            Show all {topics.length} topics
          </Button>
        </div>
      )}
    </Panel>
  );
}
