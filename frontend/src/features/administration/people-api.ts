import type { MessageAnswer } from '@evident/contracts/http/auth';
import type {
  ClassListAnswer,
  ClassListPreview,
  CreateInvitationRequest,
  ImportClassListRequest,
  Invitation,
  InvitationAnswer,
  InvitationsAnswer,
} from '@evident/contracts/http/enrolment';
import { api } from '../../lib/api.js';

/** The calls under `/admin` that admit people. */
const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    invitations: build.query<Invitation[], void>({
      query: () => '/admin/invitations',
      transformResponse: (answer: InvitationsAnswer) => answer.invitations,
      providesTags: ['Account'],
    }),
    invite: build.mutation<InvitationAnswer, CreateInvitationRequest>({
      query: (body) => ({ url: '/admin/invitations', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Account']),
    }),
    withdrawInvitation: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/admin/invitations/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Account'],
    }),
    previewClassList: build.mutation<ClassListPreview, string>({
      query: (csv) => ({ url: '/admin/class-list/preview', method: 'POST', body: { csv } }),
    }),
    importClassList: build.mutation<ClassListAnswer, ImportClassListRequest>({
      query: (body) => ({ url: '/admin/class-list', method: 'POST', body }),
    }),
  }),
});

export const {
  useInvitationsQuery,
  useInviteMutation,
  useWithdrawInvitationMutation,
  usePreviewClassListMutation,
  useImportClassListMutation,
} = peopleApi;
