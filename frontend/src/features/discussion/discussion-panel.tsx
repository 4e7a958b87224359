import type { DiscussionKind, DiscussionThread } from '@evident/contracts/http/discussions';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '@evident/contracts/languages';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { counted } from '../../lib/format.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Segmented } from '../../ui/segmented.js';
import { Select } from '../../ui/select.js';
import { ShowOlder } from '../../ui/show-older.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { Time } from '../../ui/time.js';
import { useCreateThreadMutation, useThreadsInfiniteQuery } from './discussion-api.js';
import { hasKeptPost, useKeptPostKey } from './kept-post.js';
import { PostForm } from './post-form.js';
import { authorOf } from './post-view.js';
import { ThreadView } from './thread-view.js';

const KINDS = [
  { value: 'question', label: 'Questions' },
  { value: 'solution', label: 'Solutions' },
  { value: 'code', label: 'Shared code' },
] as const;
const START_LABELS = { question: 'Ask a question', solution: 'Share a solution' } as const;
const EMPTY_TITLES: Record<DiscussionKind, string> = {
  question: 'No discussions yet',
  solution: 'No solutions yet',
  code: 'No shared code yet',
};
const LIST_LABELS: Record<DiscussionKind, string> = {
  question: 'Questions',
  solution: 'Solutions',
  code: 'Shared code',
};
const ANY_LANGUAGE = 'any';
const LANGUAGE_OPTIONS: readonly { value: Language | typeof ANY_LANGUAGE; label: string }[] = [
  { value: ANY_LANGUAGE, label: 'All languages' },
  ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] })),
];
const kindIn = (search: URLSearchParams): DiscussionKind =>
  KINDS.find(({ value }) => value === search.get('kind'))?.value ?? 'question';

function ThreadRow({ thread, onOpen }: { thread: DiscussionThread; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full min-w-0 flex-col gap-1 px-4 py-3 text-left outline-offset-[-2px] hover:bg-raised"
      >
        <span className="font-medium break-words">{thread.title}</span>
        <span className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
          {thread.language !== null && <Badge>{LANGUAGE_LABELS[thread.language]}</Badge>}
          <span>{authorOf(thread)}</span>
          <Time iso={thread.createdAt} />
          <span>{thread.answerCount === 0 ? 'No answers yet' : counted(thread.answerCount, 'answer')}</span>
        </span>
      </button>
    </li>
  );
}

interface ThreadListProps {
  problemId: string;
  kind: DiscussionKind;
  onOpen: (threadId: string) => void;
}

interface NewThreadProps {
  keptAs: string;
  problemId: string;
  kind: 'question' | 'solution';
  onOpen: (threadId: string) => void;
  onCancel: () => void;
}

function NewThread({ keptAs, problemId, kind, onOpen, onCancel }: NewThreadProps) {
  const [create, { error, isLoading }] = useCreateThreadMutation();
  return (
    <div className="border-b border-line p-4">
      <PostForm
        keptAs={keptAs}
        label={kind === 'question' ? 'Your question' : 'Your solution'}
        titled
        submitLabel="Post"
        busy={isLoading}
        error={error}
        onCancel={onCancel}
        onSubmit={async (text) => {
          const { data: made } = await create({ problemId, kind, ...text });
          if (made) onOpen(made.thread.id);
          return made !== undefined;
        }}
      />
    </div>
  );
}

function ThreadList({ problemId, kind, onOpen }: ThreadListProps) {
  const keptAs = useKeptPostKey(`${kind === 'code' ? 'solution' : kind}:${problemId}`);
  const [writing, setWriting] = useState(() => hasKeptPost(keptAs));
  const [language, setLanguage] = useState<Language | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useThreadsInfiniteQuery(
    { problemId, kind, language },
    { refetchOnMountOrArgChange: true },
  );
  if (!data)
    return error ? (
      <ErrorState title="Could not load the discussions" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={3} label="Loading the discussions" rowClass="h-14" />
    );
  if (data.pages[0]?.locked)
    return (
      <EmptyState
        title={kind === 'code' ? 'Shared code is hidden' : 'Solutions are hidden'}
        detail="Solve this problem to see the solutions of others and to share yours."
      />
    );
  const threads = data.pages.flatMap((page) => page.threads);
  const start = kind !== 'code' && (
    <Button size="sm" onClick={() => setWriting(true)}>
      {START_LABELS[kind]}
    </Button>
  );
  return (
    <>
      {kind === 'code' ? (
        <div className="border-b border-line px-4 py-2">
          <Select
            label="Language"
            hideLabel
            value={language ?? ANY_LANGUAGE}
            options={LANGUAGE_OPTIONS}
            onChange={(value) => setLanguage(value === ANY_LANGUAGE ? null : value)}
            className="max-w-44"
          />
        </div>
      ) : (
        writing && (
          <NewThread
            keptAs={keptAs}
            problemId={problemId}
            kind={kind}
            onOpen={onOpen}
            onCancel={() => setWriting(false)}
          />
        )
      )}
      {threads.length === 0 ? (
        !writing && (
          <EmptyState
            title={EMPTY_TITLES[kind]}
            detail={
              kind === 'code' ? 'You can share your accepted submissions in the tab Submissions.' : undefined
            }
            action={start || undefined}
          />
        )
      ) : (
        <>
          {!writing && start && <div className="border-b border-line px-4 py-2">{start}</div>}
          <ul aria-label={LIST_LABELS[kind]} className="divide-y divide-line">
            {threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} onOpen={() => onOpen(thread.id)} />
            ))}
          </ul>
          {hasNextPage && <ShowOlder busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />}
        </>
      )}
    </>
  );
}

interface DiscussionPanelProps {
  problemId: string;
  /** What tries inputs on the shared program of a thread. */
  breakIt: (threadId: string) => ReactNode;
}

/** Questions, solutions and shared code under a problem. The list and the open discussion are in the URL. */
export default function DiscussionPanel({ problemId, breakIt }: DiscussionPanelProps) {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const kind = kindIn(search);
  const threadId = search.get('thread');
  const go = (nextKind: DiscussionKind, thread: string | null) => {
    const next = new URLSearchParams({
      ...(nextKind !== 'question' && { kind: nextKind }),
      ...(thread !== null && { thread }),
    });
    void navigate({ hash, search: next.toString() }, { preventScrollReset: true });
  };
  if (threadId !== null)
    return <ThreadView key={threadId} threadId={threadId} onBack={() => go(kind, null)} breakIt={breakIt} />;
  return (
    <div className="flex flex-col">
      <div className="flex border-b border-line px-4 py-3">
        <Segmented
          label="Kind of discussion"
          value={kind}
          options={KINDS}
          onChange={(next) => go(next, null)}
        />
      </div>
      <ThreadList key={kind} problemId={problemId} kind={kind} onOpen={(thread) => go(kind, thread)} />
    </div>
  );
}
