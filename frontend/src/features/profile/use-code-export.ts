import type { Problem } from '@evident/contracts/http/problems';
import type { Submission } from '@evident/contracts/http/submissions';
import { useState } from 'react';
import { download } from '../../lib/download.js';
import { problemsApi } from '../../lib/problems-api.js';
import { useAppDispatch } from '../../store/index.js';
import { archiveFiles } from './code-archive.js';

/** Builds a ZIP of all code in the browser. Deleted problems have no statement in it. */
export function useCodeExport(submissions: readonly Submission[]) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  const readProblems = async (): Promise<Map<string, Problem>> => {
    const problems = new Map<string, Problem>();
    // One after the other, to keep the load on the server low.
    for (const id of new Set(submissions.map(({ problemId }) => problemId))) {
      const { data } = await dispatch(problemsApi.endpoints.getProblem.initiate(id, { subscribe: false }));
      if (data) problems.set(id, data);
    }
    return problems;
  };

  const exportCode = async () => {
    setBusy(true);
    try {
      const [{ strToU8, zipSync }, problems] = await Promise.all([import('fflate'), readProblems()]);
      const files = Object.entries(archiveFiles(submissions, problems));
      const archive = zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])));
      download(new Uint8Array(archive), 'application/zip', 'evident-my-code.zip');
    } finally {
      setBusy(false);
    }
  };
  return { exportCode, busy };
}
