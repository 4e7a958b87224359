import type { SupportAnswer } from '@evident/contracts/http/payments';
import { api } from './api.js';

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSupport: build.query<SupportAnswer, void>({ query: () => '/support', keepUnusedDataFor: 3_600 }),
  }),
});

export const { useGetSupportQuery } = supportApi;
