import type { AccountExport, ErrorBody, ThreadsAnswer } from '@evident/contracts';
import type { ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const SLUG = 'contains-duplicate';
const PYTHON = 71;
const SOURCE = referenceOf(SLUG, 'PYTHON');
const AUTHOR = 'Ada Author';

describe('Solutions that are shared', () => {
  const visitors = openVisitors();
  let author: Page;
  let reader: Page;
  let authorApi: ApiClient;
  let readerApi: ApiClient;
  const title = `One set ${Date.now()}`;
  let problemId: string;

  beforeAll(async () => {
    ({ page: author, api: authorApi } = await visitors.newLearner({ name: AUTHOR, plainEditor: true }));
    ({ page: reader, api: readerApi } = await visitors.newLearner({
      name: 'Grace Reader',
      plainEditor: true,
    }));
    problemId = (await authorApi.problemBySlug(SLUG)).id;
    await authorApi.submit(problemId, PYTHON, SOURCE);
  }, JOURNEY_MS);

  const openShared = async (): Promise<void> => {
    await reader.goto(`/problem/${problemId}?kind=code#discussion`);
    // The same address again opens no new page.
    await reader.reload();
  };
  const openOwn = async (): Promise<void> => {
    await author.goto(`/problem/${problemId}#submissions`);
    await author.reload();
    await author.getByTestId('submission-row').getByRole('button', { expanded: false }).click();
  };
  const share = async (): Promise<void> => {
    await author.getByRole('button', { name: 'Share this solution' }).click();
    await author.getByLabel('Title').fill(title);
    await author.getByRole('button', { name: 'Share', exact: true }).click();
  };
  const report = async (reason: string): Promise<void> => {
    await reader.getByRole('button', { name: title }).click();
    await reader.getByRole('button', { name: 'Report' }).click();
    await reader.getByLabel('What is wrong with this post?').fill(reason);
    await reader.getByRole('button', { name: 'Send report' }).click();
    await reader.getByText('An administrator will look at it').waitFor();
  };

  it(
    'are read by those who solved the problem only, and withdrawn',
    async () => {
      await openOwn();
      await share();
      await author.getByText('Shared with those who solved this problem.').waitFor();
      await inspect(author, 'shared-submission');

      await openShared();
      await reader.getByText('Shared code is hidden').waitFor();
      const list = `/discussions/problem/${problemId}?kind=code`;
      expect((await readerApi.get<ThreadsAnswer>(list)).body).toMatchObject({ locked: true, threads: [] });
      const [shared] = (await authorApi.get<ThreadsAnswer>(list)).body.threads;
      expect((await readerApi.get<ErrorBody>(`/discussions/${shared?.id}`)).status).toBe(403);

      await readerApi.submit(problemId, PYTHON, SOURCE);
      await openShared();
      const language = reader.getByRole('region', { name: 'Problem', exact: true }).getByLabel('Language');
      await reader.getByRole('button', { name: title }).waitFor();
      await language.selectOption('Java');
      await reader.getByRole('button', { name: title }).waitFor({ state: 'detached' });
      await language.selectOption('Python');
      await reader.getByRole('button', { name: title }).waitFor();
      await inspect(reader, 'shared-code');
      await reader.getByRole('button', { name: title }).click();
      expect(await reader.getByLabel('Python program').textContent()).toBe(SOURCE);
      await reader.getByText(AUTHOR).waitFor();
      await inspect(reader, 'shared-program');

      const exported = await authorApi.get<AccountExport>('/account/export');
      expect(exported.body.discussionPosts).toMatchObject([{ kind: 'code', language: 'PYTHON', title }]);
      await author.getByRole('button', { name: 'Stop sharing' }).click();
      await author.getByRole('button', { name: 'Share this solution' }).waitFor();
      await openShared();
      await reader.getByText('No shared code yet').waitFor();
    },
    JOURNEY_MS,
  );

  it(
    'are read by an administrator after a report, who removes them for good',
    async () => {
      await share();
      await author.getByText('Shared with those who solved this problem.').waitFor();
      await openShared();
      const reason = `Copied ${title}`;
      await report(reason);

      const admin = await visitors.administrator();
      await admin.goto('/administration#reported-posts');
      const reported = admin.getByRole('listitem').filter({ hasText: reason });
      await reported.getByLabel('Shared code').waitFor();
      await inspect(admin, 'reported-code');
      await reported.getByLabel('Reason for your decision').fill('It is copied');
      await reported.getByRole('button', { name: 'Remove the post' }).click();
      await reported.waitFor({ state: 'detached' });
      await openOwn();
      await share();
      await author.getByText('An administrator removed this solution').waitFor();
    },
    JOURNEY_MS,
  );
});
