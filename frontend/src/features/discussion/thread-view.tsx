import type { DiscussionThread } from '@evident/contracts/http/discussions';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { counted } from '../../lib/format.js';
import { Button } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { ArrowLeftIcon } from '../../ui/icons.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { useAnswerThreadMutation, useThreadInfiniteQuery } from './discussion-api.js';
import { useKeptPostKey } from './kept-post.js';
import { PostForm } from './post-form.js';
import { PostView } from './post-view.js';

/** A program that its author shares. Its readers try inputs on it. */
function SharedCode({ thread, children }: { thread: DiscussionThread; children: ReactNode }) {
  const [breaking, setBreaking] = useState(false);
  return (
    <>
      <PostView
        post={thread}
        language={thread.language}
        actions={
          <Button size="sm" variant="ghost" aria-expanded={breaking} onClick={() => setBreaking(!breaking)}>
            Break it
          </Button>
        }
      />
      {breaking && (
        <Suspense fallback={<SkeletonRows rows={2} label="Loading your inputs" rowClass="h-11" />}>
          {children}
        </Suspense>
      )}
    </>
  );
}

function Answer({ threadId }: { threadId: string }) {
  const [answer, { error, isLoading }] = useAnswerThreadMutation();
  return (
    <PostForm
      keptAs={useKeptPostKey(`answer:${threadId}`)}
      label="Your answer"
      submitLabel="Answer"
      busy={isLoading}
      error={error}
      onSubmit={async ({ body }) => (await answer({ threadId, body })).data !== undefined}
    />
  );
}

interface ThreadViewProps {
  threadId: string;
  onBack: () => void;
  /** What tries inputs on the shared program of a thread. */
  breakIt: (threadId: string) => ReactNode;
}

/** One discussion with its answers, oldest first. */
export function ThreadView({ threadId, onBack, breakIt }: ThreadViewProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useThreadInfiniteQuery(
    threadId,
    { refetchOnMountOrArgChange: true },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const thread = data?.pages[0]?.thread;
  const known = thread !== undefined;
  useEffect(() => {
    if (known) heading.current?.focus();
  }, [known]);
  const answers = data?.pages.flatMap((page) => page.answers) ?? [];
  return (
    <div className="flex flex-col gap-4 p-4">
      <div>
        <Button size="sm" variant="ghost" onClick={onBack} className="-ml-2">
          <ArrowLeftIcon />
          All discussions
        </Button>
      </div>
      {thread === undefined ? (
        error ? (
          <ErrorState title="Could not load the discussion" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={3} label="Loading the discussion" rowClass="h-16" />
        )
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} className="text-base break-words outline-none">
            {thread.title}
          </h2>
          {thread.kind === 'code' && !thread.deleted ? (
            <SharedCode thread={thread}>{breakIt(threadId)}</SharedCode>
          ) : (
            <PostView post={thread} title={thread.title} language={thread.language} />
          )}
          <h3 className="border-t border-line pt-4 text-sm">
            {thread.answerCount === 0 ? 'No answers yet' : counted(thread.answerCount, 'answer')}
          </h3>
          {answers.length > 0 && (
            <ul aria-label="Answers" className="flex flex-col divide-y divide-line">
              {answers.map((post) => (
                <li key={post.id} className="py-3 first:pt-0">
                  <PostView post={post} />
                </li>
              ))}
            </ul>
          )}
          {hasNextPage && (
            <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more answers
            </Button>
          )}
          {!thread.deleted && <Answer threadId={threadId} />}
        </>
      )}
    </div>
  );
}
