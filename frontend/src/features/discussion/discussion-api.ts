import type {
  CreateThreadRequest,
  DiscussionKind,
  EditPostRequest,
  NewThreadAnswer,
  PostAnswer,
  ThreadAnswer,
  ThreadsAnswer,
} from '@evident/contracts/http/discussions';
import type { MessageAnswer } from '@evident/contracts/http/auth';
import type { Language } from '@evident/contracts/languages';
import { api } from '../../lib/api.js';

const changesDiscussions = (_answer: unknown, error: unknown) => (error ? [] : ['Discussion' as const]);

interface ListedThreads {
  problemId: string;
  kind: DiscussionKind;
  /** Null: any. */
  language: Language | null;
}

/** The discussions under a problem. */
const discussionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first; each further page is older. */
    threads: build.infiniteQuery<ThreadsAnswer, ListedThreads, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.nextBefore ?? undefined,
      },
      query: ({ queryArg: { problemId, kind, language }, pageParam }) => ({
        url: `/discussions/problem/${problemId}`,
        params: {
          kind,
          ...(language === null ? {} : { language }),
          ...(pageParam === null ? {} : { before: pageParam }),
        },
      }),
      // A verdict opens the solutions.
      providesTags: ['Discussion', 'Problems'],
    }),
    /** Answers oldest first; each further page is newer. */
    thread: build.infiniteQuery<ThreadAnswer, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.nextAfter ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: `/discussions/${queryArg}`,
        params: pageParam === null ? {} : { after: pageParam },
      }),
      providesTags: ['Discussion'],
    }),
    createThread: build.mutation<NewThreadAnswer, CreateThreadRequest & { problemId: string }>({
      query: ({ problemId, ...body }) => ({ url: `/discussions/problem/${problemId}`, method: 'POST', body }),
      invalidatesTags: changesDiscussions,
    }),
    answerThread: build.mutation<PostAnswer, { threadId: string; body: string }>({
      query: ({ threadId, body }) => ({
        url: `/discussions/${threadId}/answers`,
        method: 'POST',
        body: { body },
      }),
      invalidatesTags: changesDiscussions,
    }),
    editPost: build.mutation<PostAnswer, EditPostRequest & { postId: string }>({
      query: ({ postId, ...body }) => ({ url: `/discussions/posts/${postId}`, method: 'PUT', body }),
      invalidatesTags: changesDiscussions,
    }),
    deletePost: build.mutation<MessageAnswer, string>({
      query: (postId) => ({ url: `/discussions/posts/${postId}`, method: 'DELETE' }),
      invalidatesTags: changesDiscussions,
    }),
    reportPost: build.mutation<MessageAnswer, { postId: string; reason: string }>({
      query: ({ postId, reason }) => ({
        url: `/discussions/posts/${postId}/report`,
        method: 'POST',
        body: { reason },
      }),
    }),
  }),
});

export const {
  useThreadsInfiniteQuery,
  useThreadInfiniteQuery,
  useCreateThreadMutation,
  useAnswerThreadMutation,
  useEditPostMutation,
  useDeletePostMutation,
  useReportPostMutation,
} = discussionApi;
