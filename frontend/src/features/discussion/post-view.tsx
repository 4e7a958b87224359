import type { DiscussionPost } from '@evident/contracts/http/discussions';
import { LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import { useState, type ReactNode } from 'react';
import { asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { Button } from '../../ui/button.js';
import { AlertDialogOnDemand } from '../../ui/dialog-on-demand.js';
import { ForeignText } from '../../ui/foreign-text.js';
import { SourceText } from '../../ui/source-text.js';
import { Time } from '../../ui/time.js';
import { useDeletePostMutation, useEditPostMutation } from './discussion-api.js';
import { hasKeptPost, useKeptPostKey } from './kept-post.js';
import { PostForm } from './post-form.js';
import { ReportPost } from './report-post.js';

interface PostViewProps {
  post: DiscussionPost;
  /** The title of a thread's first post, which is edited with it. */
  title?: string;
  /** The post is shared code in this language: it is shown as a program, and not edited. */
  language?: Language | null;
  /** What else its reader may do, before the rest of the row. */
  actions?: ReactNode;
}

/** Who wrote a post; a deleted account or post has no name. */
export const authorOf = ({ author, mine }: Pick<DiscussionPost, 'author' | 'mine'>): string =>
  author === null ? '[deleted]' : mine ? `${author} (you)` : author;

function DeletePost({ postId, shared }: { postId: string; shared: boolean }) {
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeletePostMutation();
  const confirm = async () => {
    const answer = await remove(postId);
    if (answer.data) toasts.success(answer.data.message);
    else toasts.error(asApiError(answer.error)?.message ?? 'The post could not be deleted');
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {shared ? 'Stop sharing' : 'Delete'}
      </Button>
      <AlertDialogOnDemand
        open={asking}
        onClose={() => setAsking(false)}
        title={shared ? 'Stop sharing this solution?' : 'Delete this post?'}
        description={
          shared
            ? 'Others no longer see it. Answers to it stay. Your submission is not changed.'
            : 'Its text is removed for good. Answers to it stay.'
        }
        confirmLabel={shared ? 'Stop sharing' : 'Delete'}
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

/** One post with what its reader may do with it. */
export function PostView({ post, title, language = null, actions }: PostViewProps) {
  const [editKey, reportKey] = [useKeptPostKey(`edit:${post.id}`), useKeptPostKey(`report:${post.id}`)];
  const [doing, setDoing] = useState<'nothing' | 'editing' | 'reporting'>(() =>
    hasKeptPost(editKey) ? 'editing' : hasKeptPost(reportKey) ? 'reporting' : 'nothing',
  );
  const [edit, { error, isLoading }] = useEditPostMutation();
  const stop = () => setDoing('nothing');
  if (post.deleted) return <p className="text-muted">[deleted]</p>;
  return (
    <article className="flex min-w-0 flex-col gap-2">
      <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
        <span className="font-medium text-ink">{authorOf(post)}</span>
        <Time iso={post.createdAt} />
        {post.editedAt !== null && <span>edited</span>}
      </p>
      {doing === 'editing' ? (
        <PostForm
          keptAs={editKey}
          label="Text"
          titled={title !== undefined}
          initial={{ title: title ?? '', body: post.body }}
          submitLabel="Save"
          busy={isLoading}
          error={error}
          onCancel={stop}
          onSubmit={async ({ title: newTitle, body }) => {
            const { data: edited } = await edit({
              postId: post.id,
              body,
              ...(title !== undefined && { title: newTitle }),
            });
            if (edited) stop();
            return edited !== undefined;
          }}
        />
      ) : language === null ? (
        <ForeignText text={post.body} />
      ) : (
        <SourceText label={`${LANGUAGE_LABELS[language]} program`} text={post.body} />
      )}
      {doing === 'reporting' && <ReportPost keptAs={reportKey} postId={post.id} onClose={stop} />}
      {doing === 'nothing' && (
        <div className="-ml-2 flex flex-wrap gap-1">
          {actions}
          {post.mine ? (
            <>
              {language === null && (
                <Button size="sm" variant="ghost" onClick={() => setDoing('editing')}>
                  Edit
                </Button>
              )}
              <DeletePost postId={post.id} shared={language !== null} />
            </>
          ) : (
            <Button size="sm" variant="ghost" onClick={() => setDoing('reporting')}>
              Report
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
