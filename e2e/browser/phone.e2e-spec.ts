import { until } from '@evident/kit/testing/index';
import { seriousFindings } from '../support/accessibility.js';
import { JOURNEY_MS, screenshot, type Page } from '../support/browser.js';
import { chooseLanguage } from '../support/editor.js';
import { FAULTY } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

/** Longer and wider than the field, so that it is scrolled. */
const LONG = Array.from(
  { length: 80 },
  (_, at) => `value_${at} = "${'x'.repeat(60)}"  # line ${at + 1}`,
).join('\n');

const RIGHT_PADDING_PX = 12;

describe('A phone with a touch screen', () => {
  const visitors = openVisitors();
  let page: Page;
  beforeAll(async () => {
    const visitor = await visitors.newLearner({ width: 'phone', touch: true });
    page = visitor.page;
    await page.goto(`/problem/${(await visitor.api.problemBySlug('climbing-stairs')).id}`);
    await chooseLanguage(page, 'PYTHON');
    await pane('Code').tap();
  }, JOURNEY_MS);

  const pane = (name: string) =>
    page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name, exact: true });
  const editor = () => page.getByRole('textbox', { name: /Code editor/ });

  it(
    'shows the coloured program and its line numbers exactly below what is typed',
    async () => {
      await editor().fill(LONG);
      const coloured = page.getByTestId('coloured-text');
      await coloured.getByText('# line 80').waitFor({ state: 'attached' });
      await editor().evaluate((field) => field.scrollTo(200, 400));
      await until('the text to follow', () =>
        editor().evaluate(({ scrollLeft, scrollTop }) => {
          const text = document.querySelector<HTMLElement>('[data-testid="coloured-text"]');
          return scrollTop > 0 && text?.style.transform === `translate(${-scrollLeft}px, ${-scrollTop}px)`;
        }),
      );
      const [field, below] = await Promise.all([
        editor().evaluate((element) => {
          const padding = Number.parseFloat(getComputedStyle(element).paddingLeft);
          const { left, top } = element.getBoundingClientRect();
          return {
            height: element.scrollHeight,
            width: element.scrollWidth - padding,
            x: left + padding - element.scrollLeft,
            y: top - element.scrollTop,
          };
        }),
        coloured.evaluate((element) => {
          const { width, height, x, y } = element.getBoundingClientRect();
          return { width, height, x, y };
        }),
      ]);
      for (const side of ['x', 'y', 'height'] as const)
        expect([side, below[side]]).toEqual([side, expect.closeTo(field[side], 0)]);
      // The field is wider by its right padding or not, by the browser's choice. Another font would be wider by far.
      expect(Math.abs(field.width - below.width)).toBeLessThan(RIGHT_PADDING_PX + 1);
      await screenshot(page, 'phone-editor');
      expect(await seriousFindings(page)).toEqual([]);
    },
    JOURNEY_MS,
  );

  it(
    'types, runs and reads the failing test',
    async () => {
      await editor().fill(FAULTY.PYTHON.wrong);
      await page.getByRole('button', { name: 'Run Code' }).tap();
      await page.getByTestId('verdict').filter({ hasText: 'Wrong Answer' }).waitFor();
      await page.getByRole('region', { name: 'First failing test' }).waitFor();
      await pane('Code').tap();
      expect(await editor().inputValue()).toBe(FAULTY.PYTHON.wrong);
    },
    JOURNEY_MS,
  );
});
