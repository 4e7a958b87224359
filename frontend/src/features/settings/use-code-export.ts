import type { Problem } from '@evident/contracts/http/problems';
import type { Submission, SubmissionsAnswer } from '@evident/contracts/http/submissions';
import { useState } from 'react';
import { download } from '../../lib/download.js';
import { problemsApi } from '../../lib/problems-api.js';
import { useAppDispatch } from '../../store/index.js';
import { archiveFiles } from './code-archive.js';
import { settingsApi } from './settings-api.js';

const PAGE = 100;

/** Builds a ZIP of all code in the browser. Deleted problems have no statement in it. */
export function useCodeExport() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Reads the whole history page by page, because lists leave out the sources of older rows. */
  const readSubmissions = async (): Promise<Submission[]> => {
    const submissions: Submission[] = [];
    let before: string | null = null;
    do {
      const page: SubmissionsAnswer = await dispatch(
        settingsApi.endpoints.getSubmissionsPage.initiate({ before, limit: PAGE }, { subscribe: false }),
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
    setProblem(null);
    try {
      const [{ strToU8, zipSync }, submissions] = await Promise.all([import('fflate'), readSubmissions()]);
      if (submissions.length === 0) return setProblem('There is no code yet: you have submitted nothing.');
      const problems = await readProblems(submissions);
      const files = Object.entries(archiveFiles(submissions, problems));
      const archive = zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])));
      download(new Uint8Array(archive), 'application/zip', 'evident-my-code.zip');
    } catch {
      setProblem('Your code could not be read. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return { exportCode, busy, problem };
}
