import { seriousFindings } from './accessibility.js';
import { PICTURES, screenshot, WIDTHS, type Page, type Theme, type Width } from './browser.js';

/** The widest first, so that parts loaded on a wide screen stay while the window shrinks, as on a turned tablet. */
const FROM_WIDE = ['desktop', 'tablet', 'phone'] as const satisfies readonly Width[];

/**
 * The pictures that axe checks. Themes differ in colours only, and widths in layout, so two pictures show each theme and
 * each layout to each rule. The phone's layout differs from the tablet's by sizes only.
 */
const AXE: Readonly<Record<Width, Theme | null>> = { desktop: 'light', tablet: null, phone: 'dark' };
const THEMES: readonly Theme[] = ['light', 'dark'];

/** Waits until the page has its heading and shows no loading message. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [data-loading]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until the page is drawn in its new size and colours: two frames, then the end of each transition. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

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
