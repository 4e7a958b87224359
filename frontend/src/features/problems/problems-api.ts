import type { MessageAnswer } from '@evident/contracts/http/auth';
import { ERROR_TOASTS } from '@evident/contracts/messages';
import { api } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';

const problemsAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteProblem: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/problems/delete-problem/${id}`, method: 'DELETE' }),
      invalidatesTags: (answer) => (answer ? ['Problems', 'Playlists'] : []),
      async onQueryStarted(_id, { queryFulfilled }) {
        try {
          toasts.success((await queryFulfilled).data.message);
        } catch {
          toasts.error(ERROR_TOASTS.deleteProblem);
        }
      },
    }),
  }),
});

export const { useDeleteProblemMutation } = problemsAdminApi;
