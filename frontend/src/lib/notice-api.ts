import type { NoticeAnswer, SetNoticeRequest } from '@evident/contracts/notice';
import type { MessageAnswer } from '@evident/contracts/http/auth';
import { api } from './api.js';

/** The notice above each page. Its tag stands here, so that no page loads it that needs nothing of it. */
const noticeApi = api.enhanceEndpoints({ addTagTypes: ['Notice'] }).injectEndpoints({
  endpoints: (build) => ({
    notice: build.query<NoticeAnswer, void>({ query: () => '/notice', providesTags: ['Notice'] }),
    setNotice: build.mutation<NoticeAnswer, SetNoticeRequest>({
      query: (body) => ({ url: '/admin/notice', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Notice']),
    }),
    removeNotice: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/admin/notice', method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Notice']),
    }),
  }),
});

export const { useNoticeQuery, useLazyNoticeQuery, useSetNoticeMutation, useRemoveNoticeMutation } =
  noticeApi;
