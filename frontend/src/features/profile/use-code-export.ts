import type { Problem } from '@evident/contracts/http/problems';
import type { Submission, SubmissionsAnswer } from '@evident/contracts/http/submissions';
import { useState } from 'react';
import { download } from '../../lib/download.js';
import { problemsApi } from '../../lib/problems-api.js';
import { useAppDispatch } from '../../store/index.js';
import { archiveFiles } from './code-archive.js';
import { profileApi } from './profile-api.js';

const PAGE = 100;

/** Builds a ZIP of all code in the browser. Deleted problems have no statement in it. */
export function useCodeExport() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  /** Reads the whole history page by page, because lists leave out the sources of older rows. */
  const readSubmissions = async (): Promise<Submission[]> => {
    const submissions: Submission[] = [];
    let before: string | null = null;
    do {
      const page: SubmissionsAnswer = await dispatch(
        profileApi.endpoints.getSubmissionsPage.initiate({ before, limit: PAGE }, { subscribe: false }),
      ).unwrap();
      submissions.push(...page.submissions);
      before = page.nextBefore;
    } while (before !== null);
    return submissions;
  };

  const readProblems = async (submissions: readonly Submission[]): Promise<Map<string, Problem>> => {
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
    setFailed(false);
    try {
      const [{ strToU8, zipSync }, submissions] = await Promise.all([import('fflate'), readSubmissions()]);
      const problems = await readProblems(submissions);
      const files = Object.entries(archiveFiles(submissions, problems));
      const archive = zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])));
      download(new Uint8Array(archive), 'application/zip', 'evident-my-code.zip');
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { exportCode, busy, failed };
}
