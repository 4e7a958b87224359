import { LANGUAGE_EXTENSIONS, LANGUAGE_LABELS } from '@evident/contracts/languages';
import type { Problem } from '@evident/contracts/http/problems';
import type { Submission } from '@evident/contracts/http/submissions';

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'untitled';

const minuteOf = (iso: string): string => iso.slice(0, 16).replace('T', '-').replace(':', '');

function readmeOf(problem: Problem): string {
  const parts = [
    `# ${problem.title}`,
    `Difficulty: ${problem.difficulty}. Tags: ${problem.tags.join(', ')}.`,
  ];
  return [...parts, problem.description, '## Constraints', problem.constraints].join('\n\n') + '\n';
}

function indexOf(submissions: readonly Submission[]): string {
  const rows = submissions.map(
    (submission) =>
      `| ${submission.createdAt} | ${submission.problemTitle ?? submission.problemId} | ${LANGUAGE_LABELS[submission.language]} | ${submission.status} |`,
  );
  return [
    '# My submissions',
    '',
    '| Time (UTC) | Problem | Language | Status |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/**
 * Arranges all code of a learner: a folder per problem with its statement, if it could be read, and a file per
 * submission.
 * @returns path → text.
 */
export function archiveFiles(
  submissions: readonly Submission[],
  problems: ReadonlyMap<string, Problem>,
): Record<string, string> {
  const files: Record<string, string> = { 'my-code/README.md': indexOf(submissions) };
  for (const submission of submissions) {
    // Its line in the index stays.
    if (submission.textsRemovedAt !== undefined) continue;
    const problem = problems.get(submission.problemId);
    const name = problem?.slug ?? slugOf(submission.problemTitle ?? submission.problemId);
    const folder = `my-code/${name}`;
    if (problem) files[`${folder}/README.md`] = readmeOf(problem);
    const file = `${minuteOf(submission.createdAt)}-${slugOf(submission.status)}-${submission.id.slice(0, 8)}`;
    files[`${folder}/${file}.${LANGUAGE_EXTENSIONS[submission.language]}`] = submission.sourceCode;
  }
  return files;
}
