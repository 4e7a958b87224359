import {
  drawn,
  FROM_WIDE,
  settled,
  THEMES,
  WIDTHS,
  type Theme,
  type Width,
} from '@evident/infra/screens/page-state';
import { seriousFindings } from './accessibility.js';
import { PICTURES, screenshot, type Page } from './browser.js';

/**
 * The pictures that axe checks. Themes differ in colours only, and widths in layout, so two pictures show each theme and
 * each layout to each rule. The phone's layout differs from the tablet's by sizes only.
 */
const AXE: Readonly<Record<Width, Theme | null>> = { desktop: 'light', tablet: null, phone: 'dark' };

/** How long charts may take to follow the window's new width, in ms. */
const REDRAW_MS = 5000;

/**
 * @returns the elements that still make the page scroll sideways once its charts have been drawn in the new width, each
 * by its tag, classes and right edge in px
 */
async function tooWide(page: Page): Promise<string[]> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  const inTime = page.waitForFunction(fits, undefined, { timeout: REDRAW_MS });
  if (
    await inTime.then(
      () => true,
      () => false,
    )
  )
    return [];
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > document.documentElement.clientWidth)
      .map(({ element, right }) => `${element.tagName} ${element.getAttribute('class')} to ${right} px`),
  );
}

/**
 * Checks the open page in every width and theme. Axe must find nothing serious, and the page must not scroll sideways.
 * Takes a picture of each if pictures are wanted.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  await settled(page);
  for (const width of FROM_WIDE) {
    await page.setViewportSize(WIDTHS[width]);
    for (const theme of THEMES) {
      const isChecked = AXE[width] === theme;
      if (!isChecked && !PICTURES) continue;
      await page.emulateMedia({ colorScheme: theme });
      await settled(page);
      await drawn(page);
      await screenshot(page, `${name}-${width}-${theme}`);
      const findings = isChecked ? await seriousFindings(page) : [];
      expect({ name, width, theme, findings }).toEqual({ name, width, theme, findings: [] });
    }
    await drawn(page);
    expect({ name, width, wide: await tooWide(page) }).toEqual({ name, width, wide: [] });
  }
  await page.setViewportSize(WIDTHS.desktop);
  await page.emulateMedia({ colorScheme: 'light' });
}
