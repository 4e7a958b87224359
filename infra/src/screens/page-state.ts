import type { Page } from 'playwright-core';

export const WIDTHS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Width = keyof typeof WIDTHS;
export type Theme = 'light' | 'dark';

/** The widest first, so that parts loaded on a wide screen stay while the window shrinks, as on a turned tablet. */
export const FROM_WIDE = ['desktop', 'tablet', 'phone'] as const satisfies readonly Width[];
export const THEMES: readonly Theme[] = ['light', 'dark'];

// Scripts that run in the page are texts, because this package has no browser types.
const FONTS = 'document.fonts.ready.then(() => undefined)';
const DRAWN = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const ends = ({ playState, effect }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
})()`;

/** Waits until the page has its heading and shows no loading message. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Behind a dialog, the button that opened it may wait for its answer.
  const dialogs = page.getByRole('dialog');
  const shown = (await dialogs.count()) > 0 ? dialogs.last() : page;
  await shown.locator('[aria-busy="true"], [data-loading]').first().waitFor({ state: 'detached' });
  await page.evaluate(FONTS);
}

/**
 * Waits until the page is drawn in its new size and colours: two frames, then the end of each transition and of each
 * animation that ends.
 */
export const drawn = (page: Page): Promise<void> => page.evaluate<void>(DRAWN);
