import type { Note, SaveNoteRequest } from '@evident/contracts/http/notes';
import { api } from '../../lib/api.js';

const path = (problemId: string) => `/problems/${problemId}/note`;

export const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readNote: build.query<Note, string>({ query: path }),
    saveNote: build.mutation<Note, SaveNoteRequest & { problemId: string }>({
      query: ({ problemId, ...body }) => ({ url: path(problemId), method: 'PUT', body }),
    }),
  }),
});

export const { useReadNoteQuery, useLazyReadNoteQuery, useSaveNoteMutation } = notesApi;
