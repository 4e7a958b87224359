import { seriousFindings, type AxeRules } from './accessibility.js';
import { PICTURES, screenshot, WIDTHS, type Page, type Theme, type Width } from './browser.js';

/** The widest first, so that parts loaded on a wide screen stay while the window shrinks, as on a turned tablet. */
const FROM_WIDE = ['desktop', 'tablet', 'phone'] as const satisfies readonly Width[];

/**
 * What axe checks in each picture. Themes differ in colours only, and widths in layout, so each rule sees each theme and
 * each layout once. The phone's layout differs from the tablet's by sizes only.
 */
const AXE: Readonly<Record<Width, Partial<Record<Theme, AxeRules>>>> = {
  desktop: { light: 'all', dark: 'colours' },
  tablet: {},
  phone: { light: 'structure', dark: 'colours' },
};
const THEMES: readonly Theme[] = ['light', 'dark'];

/** Waits until the page has its heading and shows no loading message. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [data-loading]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits two frames. Then the page is drawn in its new size and colours. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/**
 * Checks the open page in every width and theme. Axe must find nothing serious, and the page must not scroll sideways.
 * Takes a picture of each if pictures are wanted.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  await settled(page);
  for (const width of FROM_WIDE) {
    await page.setViewportSize(WIDTHS[width]);
    for (const theme of THEMES) {
      const rules = AXE[width][theme];
      if (!rules && !PICTURES) continue;
      await page.emulateMedia({ colorScheme: theme });
      await drawn(page);
      await settled(page);
      await screenshot(page, `${name}-${width}-${theme}`);
      const findings = rules ? await seriousFindings(page, rules) : [];
      expect({ name, width, theme, findings }).toEqual({ name, width, theme, findings: [] });
    }
    await drawn(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ name, width, overflow }).toEqual({ name, width, overflow: 0 });
  }
  await page.setViewportSize(WIDTHS.desktop);
  await page.emulateMedia({ colorScheme: 'light' });
}
