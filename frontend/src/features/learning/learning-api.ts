import type { Topic, TopicAnswer, TopicsAnswer } from '@evident/contracts/http/topics';
import { api } from '../../lib/api.js';

/** The learning path with the learner's progress. A verdict changes it. */
const learningApi = api.injectEndpoints({
  endpoints: (build) => ({
    topics: build.query<TopicsAnswer, void>({ query: () => '/topics', providesTags: ['Problems'] }),
    topic: build.query<Topic, string>({
      query: (slug) => `/topics/${encodeURIComponent(slug)}`,
      transformResponse: (answer: TopicAnswer) => answer.topic,
      providesTags: ['Problems'],
    }),
  }),
});

export const { useTopicsQuery, useTopicQuery } = learningApi;
