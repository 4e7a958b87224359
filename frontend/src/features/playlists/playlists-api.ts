import type {
  CreatePlaylistRequest,
  Playlist,
  PlaylistAnswer,
  PlaylistsAnswer,
} from '@evident/contracts/http/playlists';
import { ERROR_TOASTS, SUCCESS_TOASTS } from '@evident/contracts/messages';
import { api, asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';

interface PlaylistProblem {
  playlistId: string;
  problemId: string;
}

/** Number of placeholders while the study plans load, so that the layout does not shift. */
export const EXPECTED_PLANS = 10;

/** Shows a success or a failure toast when a call has ended. */
async function report(call: Promise<unknown>, success: string, failure: string): Promise<void> {
  try {
    await call;
    toasts.success(success);
  } catch {
    toasts.error(failure);
  }
}

const playlistsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlaylists: build.query<Playlist[], void>({
      query: () => '/playlist/',
      transformResponse: (answer: PlaylistsAnswer) => answer.playlists,
      providesTags: ['Playlists'],
    }),
    getStudyPlans: build.query<Playlist[], void>({
      query: () => '/playlist/curated',
      transformResponse: (answer: PlaylistsAnswer) => answer.playlists,
      providesTags: ['Problems'],
    }),
    getPlaylist: build.query<Playlist, string>({
      query: (id) => `/playlist/${id}`,
      transformResponse: (answer: PlaylistAnswer) => answer.playList,
      providesTags: ['Playlists'],
    }),
    createPlaylist: build.mutation<Playlist, CreatePlaylistRequest>({
      query: (body) => ({ url: '/playlist/create-playlist', method: 'POST', body }),
      transformResponse: (answer: PlaylistAnswer) => answer.playList,
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(
            playlistsApi.util.updateQueryData('getPlaylists', undefined, (list) => {
              list.push(data);
            }),
          );
          toasts.success(SUCCESS_TOASTS.playlistCreated);
        } catch (failure) {
          const said = asApiError((failure as { error?: unknown }).error);
          toasts.error(said?.said ?? ERROR_TOASTS.createPlaylist);
        }
      },
    }),
    addToPlaylist: build.mutation<PlaylistAnswer, PlaylistProblem>({
      query: ({ playlistId, problemId }) => ({
        url: `/playlist/${playlistId}/add-problems`,
        method: 'POST',
        body: { problemId },
      }),
      async onQueryStarted({ playlistId }, { dispatch, queryFulfilled }) {
        const stored = queryFulfilled.then(({ data: { playList } }) =>
          dispatch(
            playlistsApi.util.updateQueryData('getPlaylists', undefined, (list) =>
              list.map((playlist) => (playlist.id === playlistId ? playList : playlist)),
            ),
          ),
        );
        await report(stored, SUCCESS_TOASTS.addedToPlaylist, ERROR_TOASTS.addToPlaylist);
      },
    }),
    removeFromPlaylist: build.mutation<unknown, PlaylistProblem>({
      query: ({ playlistId, problemId }) => ({
        url: `/playlist/${playlistId}/remove-problem`,
        method: 'DELETE',
        body: { problemIds: [problemId] },
      }),
      invalidatesTags: ['Playlists'],
      async onQueryStarted({ playlistId, problemId }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          playlistsApi.util.updateQueryData('getPlaylists', undefined, (list) => {
            const playlist = list.find(({ id }) => id === playlistId);
            if (playlist)
              playlist.problems = playlist.problems.filter(({ problem }) => problem.id !== problemId);
          }),
        );
        queryFulfilled.catch(patch.undo);
        await report(queryFulfilled, SUCCESS_TOASTS.removedFromPlaylist, ERROR_TOASTS.removeFromPlaylist);
      },
    }),
    deletePlaylist: build.mutation<unknown, string>({
      query: (id) => ({ url: `/playlist/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Playlists'],
      async onQueryStarted(_id, { queryFulfilled }) {
        await report(queryFulfilled, SUCCESS_TOASTS.playlistDeleted, ERROR_TOASTS.deletePlaylist);
      },
    }),
  }),
});

export const {
  useGetPlaylistsQuery,
  useGetStudyPlansQuery,
  useGetPlaylistQuery,
  useCreatePlaylistMutation,
  useAddToPlaylistMutation,
  useRemoveFromPlaylistMutation,
  useDeletePlaylistMutation,
} = playlistsApi;
