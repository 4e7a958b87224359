import type { MessageAnswer } from '@evident/contracts/http/auth';
import type {
  DecidePostRequest,
  DiscussionKind,
  ReportedPost,
  ReportedPostsAnswer,
} from '@evident/contracts/http/discussions';
import { REASON_LIMITS } from '@evident/contracts/limits';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Field, TextInput } from '../../ui/field.js';
import { ForeignText } from '../../ui/foreign-text.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { SourceText } from '../../ui/source-text.js';
import { Time } from '../../ui/time.js';

const postReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportedPosts: build.query<ReportedPost[], void>({
      query: () => '/admin/post-reports',
      transformResponse: (answer: ReportedPostsAnswer) => answer.reports,
      providesTags: ['Discussion'],
    }),
    decidePost: build.mutation<MessageAnswer, DecidePostRequest & { reportId: string }>({
      query: ({ reportId, ...body }) => ({
        url: `/admin/post-reports/${reportId}/decide`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Discussion']),
    }),
  }),
});
const { useReportedPostsQuery, useDecidePostMutation } = postReportsApi;

function Decision({ reportId }: { reportId: string }) {
  const [note, setNote] = useState('');
  const [send, { error, isLoading }] = useDecidePostMutation();
  const decide = async (remove: boolean) => {
    const answer = await send({ reportId, remove, note: note.trim() });
    if (answer.data) toasts.success(answer.data.message);
  };
  const failed = error && (asApiError(error)?.message ?? 'The report could not be decided.');
  const disabled = isLoading || note.trim().length < REASON_LIMITS.min;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Reason for your decision"
        hint="The author sees it when you remove the post."
        error={failed || undefined}
        className="max-w-xl"
      >
        <TextInput
          maxLength={REASON_LIMITS.adminMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="danger" disabled={disabled} onClick={() => void decide(true)}>
          Remove the post
        </Button>
        <Button size="sm" variant="ghost" disabled={disabled} onClick={() => void decide(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

const KIND_LABELS: Record<DiscussionKind, string> = {
  question: 'Question',
  solution: 'Solution',
  code: 'Shared code',
};

function Report({ report }: { report: ReportedPost }) {
  const { post } = report;
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Link
          to={`/problem/${report.problemId}?${report.kind === 'question' ? '' : `kind=${report.kind}&`}thread=${report.threadId}#discussion`}
          className="font-medium break-words hover:underline"
        >
          {report.threadTitle}
        </Link>
        <Badge>{KIND_LABELS[report.kind]}</Badge>
        <span className="text-muted">{report.problemTitle}</span>
        <Time iso={report.createdAt} className="ml-auto text-[0.8125rem] text-muted" />
      </div>
      <p className="break-words whitespace-pre-wrap">
        <span className="font-medium">Reported: </span>
        {report.reason}
      </p>
      <section
        aria-label="The post"
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-control border border-line p-3"
      >
        <p className="mb-2 text-[0.8125rem] text-muted">{post.author ?? '[deleted]'}</p>
        {report.kind === 'code' && post.id === report.threadId ? (
          <SourceText label="Shared code" text={post.body} />
        ) : (
          <ForeignText text={post.body} />
        )}
      </section>
      <Decision reportId={report.id} />
    </li>
  );
}

/** Posts that learners reported. One decision settles all reports of a post. */
export function ReportedPosts() {
  const { data, error, refetch } = useReportedPostsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="Reported posts" bodyClass="min-h-60">
      <LoadedList
        what="the reported posts"
        data={data}
        error={error}
        onRetry={refetch}
        rowClass="h-14"
        empty={<EmptyState title="No open reports" detail="Posts that learners report appear here." />}
      >
        {(reports) => (
          <ul className="divide-y divide-line">
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
        )}
      </LoadedList>
    </Panel>
  );
}
