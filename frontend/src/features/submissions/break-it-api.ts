import type { CreateHackRequest, Hack, HackAnswer, HacksAnswer } from '@evident/contracts/http/hacks';
import { api } from '../../lib/api.js';
import { onEvent } from '../../lib/socket.js';

const ofProblem = (problemId: string) => `/problems/${problemId}/hacks`;

/** Inputs that the learner tries on accepted solutions of a problem. */
const breakItApi = api.injectEndpoints({
  endpoints: (build) => ({
    hacks: build.query<HacksAnswer, string>({
      query: ofProblem,
      providesTags: ['Hack'],
      /** Reads the outcome as soon as the run of an input has ended. */
      async onCacheEntryAdded(problemId, cache) {
        const leave = onEvent('submission.judged', (event) => {
          if (event.kind === 'run' && event.problemId === problemId)
            cache.dispatch(api.util.invalidateTags(['Hack']));
        });
        await cache.cacheEntryRemoved;
        leave();
      },
    }),
    tryInput: build.mutation<Hack, CreateHackRequest & { problemId: string }>({
      query: ({ problemId, ...body }) => ({ url: ofProblem(problemId), method: 'POST', body }),
      transformResponse: (answer: HackAnswer) => answer.hack,
      invalidatesTags: (_answer, error) => (error ? [] : ['Hack']),
    }),
  }),
});

export const { useHacksQuery, useTryInputMutation } = breakItApi;
