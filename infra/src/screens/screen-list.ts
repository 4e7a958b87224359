import type { Page, Route } from 'playwright-core';
import { ADMIN } from '../benches/support/own-product.js';
import { LEARNER, NEWCOMER, type SampleData } from './sample-data.js';

export type Visitor = 'nobody' | 'learner' | 'newcomer' | 'admin';

export const ACCOUNTS: Readonly<Record<Visitor, { email: string; password: string } | null>> = {
  nobody: null,
  learner: LEARNER,
  newcomer: NEWCOMER,
  admin: ADMIN,
};

export interface Screen {
  name: string;
  /** A path below the product's origin. */
  address: string;
  /** What is done on the page before its pictures are taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** It is opened anew below the width at which the page changes its layout, because that closes what was opened. */
  again?: true;
  /** Calls that get no answer or a failing one. */
  faults?: { calls: string; kind: 'hang' | 'fail' };
}

export const answerLate = (): Promise<void> => new Promise(() => undefined);

export const answerUnavailable = (route: Route): Promise<void> =>
  route.fulfill({
    status: 503,
    json: {
      error: 'Service unavailable',
      message: 'The service does not answer. Try again in a moment.',
      code: 'SERVICE_UNAVAILABLE',
      requestId: 'req_01example',
    },
  });

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const dialogBy = (keys: string) => async (page: Page) => {
  await page.keyboard.press(keys);
  await page.getByRole('dialog').waitFor();
};
/** Shows the pane of the code, which has a tab on a narrow page. */
const showCode = async (page: Page) => {
  const tab = page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: 'Code' });
  if (await tab.isVisible()) await tab.click();
};
const showEditor = async (page: Page) => {
  await showCode(page);
  await page.locator('.monaco-editor').first().waitFor();
};
/** Expands the newest judged submission in the list of a problem. */
const openNewest = (page: Page) =>
  page
    .getByTestId('submission-row')
    .filter({ hasNotText: 'System Error' })
    .first()
    .getByRole('button', { expanded: false })
    .click();

const NOBODY: readonly Screen[] = [
  { name: 'login', address: '/login' },
  { name: 'login-refused', address: '/login', prepare: press('Login') },
  { name: 'signup', address: '/signup' },
  { name: 'forgot-password', address: '/forgot-password' },
  { name: 'verify-email', address: '/verify-email' },
  { name: 'set-password', address: '/set-password' },
  { name: 'privacy-policy', address: '/privacy-policy' },
  { name: 'refund-policy', address: '/cancellation-and-refund' },
  { name: 'delivery', address: '/shipping-and-delivery' },
  { name: 'input-help', address: '/help/input/python' },
  { name: 'not-found', address: '/no-such-page' },
];

const NEWCOMERS: readonly Screen[] = [
  { name: 'profile-empty', address: '/profile' },
  { name: 'progress-empty', address: '/profile#progress' },
  { name: 'playlists-empty', address: '/profile#playlists' },
  { name: 'tokens-empty', address: '/profile#tokens' },
  { name: 'learn-start', address: '/learn' },
];

const discussionScreens = ({ twoSum }: SampleData): readonly Screen[] => [
  { name: 'discussion', address: `/problem/${twoSum}#discussion` },
  {
    name: 'discussion-thread',
    address: `/problem/${twoSum}#discussion`,
    prepare: press(/^May both indices/),
    again: true,
  },
  { name: 'discussion-solutions', address: `/problem/${twoSum}?kind=solution#discussion` },
  { name: 'shared-code', address: `/problem/${twoSum}?kind=code#discussion` },
];

const problemScreens = ({ climbing, robber, duplicate }: SampleData): readonly Screen[] => [
  { name: 'problem', address: `/problem/${climbing}` },
  { name: 'problem-code', address: `/problem/${climbing}`, prepare: showEditor, again: true },
  { name: 'problem-missing', address: '/problem/00000000-0000-4000-8000-000000000000' },
  {
    name: 'problem-full-screen',
    address: `/problem/${climbing}`,
    prepare: async (page) => {
      await showEditor(page);
      await press('Full screen editor')(page);
    },
    again: true,
  },
  {
    name: 'problem-drafts',
    address: `/problem/${climbing}`,
    prepare: async (page) => {
      await showEditor(page);
      await press('Drafts')(page);
      await page.getByText('Two rolling values').waitFor();
    },
    again: true,
  },
  { name: 'problem-submissions', address: `/problem/${climbing}#submissions` },
  {
    name: 'problem-submission',
    address: `/problem/${climbing}#submissions`,
    prepare: openNewest,
    again: true,
  },
  {
    name: 'problem-diff',
    address: `/problem/${climbing}#submissions`,
    prepare: async (page) => {
      await openNewest(page);
      await press('Compare with editor')(page);
      await page.locator('.monaco-diff-editor').waitFor();
    },
    again: true,
  },
  { name: 'problem-hints', address: `/problem/${climbing}#hints` },
  { name: 'problem-notes', address: `/problem/${climbing}#notes` },
  {
    name: 'break-it',
    address: `/problem/${robber}#submissions`,
    prepare: async (page) => {
      await openNewest(page);
      await press('Break it')(page);
      await page.getByTestId('tried-input').first().waitFor();
    },
    again: true,
  },
  {
    name: 'analysis',
    address: `/problem/${duplicate}`,
    prepare: async (page) => {
      const tab = page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: 'Results' });
      if (await tab.isVisible()) await tab.click();
      await page.getByRole('tab', { name: 'AI Analysis' }).click();
    },
    again: true,
  },
];

const learnerScreens = ({ topic }: SampleData): readonly Screen[] => [
  { name: 'home', address: '/' },
  { name: 'problems', address: '/problem' },
  { name: 'problems-none', address: '/problem?q=zzzz' },
  { name: 'problems-loading', address: '/problem', faults: { calls: '**/get-all-problems*', kind: 'hang' } },
  { name: 'problems-error', address: '/problem', faults: { calls: '**/get-all-problems*', kind: 'fail' } },
  { name: 'palette', address: '/problem', prepare: dialogBy('Control+K') },
  { name: 'notifications', address: '/problem', prepare: press(/^Notifications/) },
  { name: 'account-menu', address: '/problem', prepare: press(/^Account/) },
  { name: 'shortcuts', address: '/problem', prepare: dialogBy('?') },
  { name: 'learn', address: '/learn' },
  { name: 'topic', address: `/learn/${topic}` },
  { name: 'topic-error', address: `/learn/${topic}`, faults: { calls: '**/topics/*', kind: 'fail' } },
  { name: 'profile', address: '/profile' },
  {
    name: 'profile-error',
    address: '/profile',
    faults: { calls: '**/api/v1/{submission,problems,playlist,progress}/**', kind: 'fail' },
  },
  { name: 'progress', address: '/profile#progress' },
  { name: 'playlists', address: '/profile#playlists' },
  { name: 'tokens', address: '/profile#tokens' },
  { name: 'account', address: '/profile#account' },
  { name: 'pricing', address: '/pricing' },
  { name: 'settings', address: '/settings' },
  { name: 'settings-device', address: '/settings#device' },
];

const administrationTab = (name: string): Screen => ({ name, address: `/administration#${name}` });
const noEntries = (calls: string, body: object): Pick<Screen, 'prepare'> => ({
  prepare: async (page) => {
    await page.route(calls, (route) => route.fulfill({ json: body }));
    await page.reload();
  },
});

const adminScreens = ({ climbing, robber }: SampleData): readonly Screen[] => [
  administrationTab('reported-analyses'),
  administrationTab('reported-posts'),
  {
    name: 'reported-posts-empty',
    address: '/administration#reported-posts',
    ...noEntries('**/admin/post-reports', { reports: [] }),
  },
  administrationTab('proposed-tests'),
  {
    name: 'proposed-tests-error',
    address: '/administration#proposed-tests',
    faults: { calls: '**/admin/proposed-tests', kind: 'fail' },
  },
  {
    name: 'proposed-tests-loading',
    address: '/administration#proposed-tests',
    faults: { calls: '**/admin/proposed-tests', kind: 'hang' },
  },
  administrationTab('failed-submissions'),
  administrationTab('judge'),
  administrationTab('notice'),
  administrationTab('accounts'),
  {
    name: 'account-found',
    address: '/administration#accounts',
    prepare: async (page) => {
      await page.getByLabel('Email or name of the account').fill(LEARNER.email);
      await press('Find')(page);
      await page.getByRole('heading', { name: 'Orders' }).waitFor();
    },
  },
  administrationTab('people'),
  administrationTab('deleted-problems'),
  administrationTab('activity'),
  { name: 'problems-admin', address: '/problem' },
  { name: 'add-problem', address: '/add-problem' },
  {
    name: 'checking-programs',
    address: '/add-problem',
    prepare: async (page) => {
      await press('Load Sample')(page);
      await page.locator('#checking').getByRole('button', { name: 'Generator', exact: true }).click();
    },
  },
  { name: 'edit-problem', address: `/edit-problem/${climbing}` },
  {
    name: 'edit-problem-rejudge',
    address: `/edit-problem/${robber}`,
    prepare: async (page) => {
      await press('Preview rejudge')(page);
      await page.getByText(/would change/).waitFor();
    },
  },
];

/** What changes the data comes last: a purchase, and submissions in the browser. */
const changingScreens = ({ climbing, twoSum, topic }: SampleData): readonly Screen[] => {
  const submit = (verdict: string) => async (page: Page) => {
    await showEditor(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('PYTHON');
    await press('Submit Solution')(page);
    await page.getByTestId('verdict').filter({ hasText: verdict }).waitFor();
  };
  return [
    {
      name: 'checkout',
      address: '/pricing',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Get Started Now: Standard' }).click();
        await page.getByRole('dialog', { name: 'Pay Evident' }).waitFor();
      },
    },
    {
      name: 'paid',
      address: '/pricing',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Get Started Now: Standard' }).click();
        await page
          .getByRole('dialog', { name: 'Pay Evident' })
          .getByRole('button', { name: /^Pay / })
          .click();
        await page.getByText('10 tokens added.').waitFor();
      },
    },
    { name: 'tokens-bought', address: '/profile#tokens' },
    { name: 'receipt', address: '/profile#tokens', prepare: press(/^Receipt of/) },
    { name: 'verdict-accepted', address: `/problem/${twoSum}`, prepare: submit('Accepted') },
    { name: 'verdict-wrong', address: `/problem/${climbing}`, prepare: submit('Wrong Answer') },
    { name: 'topic-solved', address: `/learn/${topic}` },
  ];
};

export const screensOf = (data: SampleData): readonly { visitor: Visitor; screens: readonly Screen[] }[] => [
  { visitor: 'nobody', screens: NOBODY },
  {
    visitor: 'newcomer',
    screens: [...NEWCOMERS, { name: 'guide', address: `/problem/${data.climbing}` }],
  },
  {
    visitor: 'learner',
    screens: [...learnerScreens(data), ...problemScreens(data), ...discussionScreens(data)],
  },
  { visitor: 'admin', screens: adminScreens(data) },
  { visitor: 'learner', screens: changingScreens(data) },
];
