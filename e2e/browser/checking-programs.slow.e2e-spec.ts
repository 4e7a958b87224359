import { randomBytes } from 'node:crypto';
import { until } from '@evident/kit/testing/index';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { paste } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { openVisitors } from '../support/visitors.js';

const TITLE = `Checked Stairs ${randomBytes(3).toString('hex')}`;
/** For the sample Climbing Stairs, whose references the form fills in. */
const VALIDATOR = `export function validate(input) {
  const n = Number(input);
  return /^\\d+\\n$/.test(input) && n >= 1 && n <= 45 ? null : 'n must be a whole number from 1 to 45';
}
`;
const GENERATOR = `export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 1, max: 45 }],
  families: ['any'],
  generate({ sizes }) {
    return sizes.n + '\\n';
  },
};
`;
const BRUTE = `def ways(n):
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)

print(ways(int(input())))
`;

describe('Programs that check a problem, in the form', () => {
  const visitors = openVisitors();
  let page: Page;
  const section = () => page.locator('#checking');

  beforeAll(async () => {
    page = await visitors.administrator();
  }, JOURNEY_MS);

  async function write(name: string, source: string): Promise<void> {
    await section().getByRole('button', { name, exact: true }).click();
    await pasteLast(source);
  }
  async function pasteLast(source: string): Promise<void> {
    const field = section().locator('[data-field]').last();
    await field.scrollIntoViewIfNeeded();
    const lines = field.locator('.monaco-editor .view-lines');
    await lines.waitFor();
    await lines.click();
    await page.keyboard.press('Control+A');
    await paste(page, source);
  }

  it(
    'compares references with brute force, verifies a wrong program, and refuses a test that is not allowed',
    async () => {
      await page.goto('/add-problem');
      await page.getByRole('button', { name: 'Load Sample' }).click();
      // The sample is a file of its own, which comes after the click.
      const title = page.getByLabel('Title');
      await until('the sample', async () => (await title.inputValue()) === 'Climbing Stairs');
      await title.fill(TITLE);
      await write('Validator', VALIDATOR);
      await write('Generator', GENERATOR);
      await write('Brute force', BRUTE);
      await section().getByRole('button', { name: 'Check with random inputs' }).click();
      await section().getByText('Every program got its expected verdict.').waitFor();
      await section().getByRole('button', { name: 'Wrong programs' }).click();
      await section().getByRole('button', { name: 'Add wrong program' }).click();
      await section().getByLabel('Name').fill('always-one');
      await pasteLast('print(1)\n');
      await inspect(page, 'checking-programs');
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await page.locator('#verify').getByText('Every program got its expected verdict.').waitFor();

      const first = page.getByTestId('test-case').first().getByLabel('Input');
      const kept = await first.inputValue();
      await first.fill('99');
      await page.getByRole('button', { name: 'Create Problem' }).click();
      const refusal = page.getByTestId('server-refusal');
      await refusal.getByText('The validator refuses test').waitFor();
      await first.fill(kept);
      await page.getByRole('button', { name: 'Create Problem' }).click();
      await page.waitForURL((url) => url.pathname === '/');

      await page.goto('/problem');
      await page.getByLabel('Search by title').fill(TITLE);
      await page.waitForURL(/[?&]q=/);
      await page.getByRole('link', { name: `Edit ${TITLE}` }).click();
      await section().getByRole('button', { name: 'Wrong programs' }).click();
      expect(await section().getByLabel('Name').inputValue()).toBe('always-one');
    },
    JOURNEY_MS,
  );
});
