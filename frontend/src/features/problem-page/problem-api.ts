import { api } from '../../lib/api.js';
import { problemsApi } from '../../lib/problems-api.js';

const bookmarkApi = api.injectEndpoints({
  endpoints: (build) => ({
    setBookmark: build.mutation<unknown, { problemId: string; bookmarked: boolean }>({
      query: ({ problemId, bookmarked }) => ({
        url: `/problems/${problemId}/bookmark`,
        method: 'PUT',
        body: { bookmarked },
      }),
      invalidatesTags: ['Problems'],
      // The star moves at once and comes back when the server refuses.
      async onQueryStarted({ problemId, bookmarked }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          problemsApi.util.updateQueryData('getProblem', problemId, (problem) => {
            problem.bookmarked = bookmarked;
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const { useSetBookmarkMutation } = bookmarkApi;
