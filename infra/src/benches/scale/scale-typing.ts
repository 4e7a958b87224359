import type { ProblemSummary, ProblemsAnswer } from '@evident/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { quantile } from '../support/statistics.js';

const WORDS = ['palindrome', 'balanced forest', 'queue rot', 'interval count', 'topic 7', 'heap search 29'];
const PAGE_SIZE = 10;
const SHOWN_MS = 30_000;

export interface Typing {
  keys: number;
  /** From the key press until the letter is painted in the box. */
  letterP95Ms: number;
  /** From the key press until the list shows the matches; includes the delay of the search. */
  listP50Ms: number;
  listP95Ms: number;
}

/** What the list must show for a search. */
interface Expected {
  typed: string;
  summary: string;
  first: string | null;
}

/** Script that runs in the page; a text, because this package has no browser types. It takes the times of painted frames. */
const WATCH = `window.watchKey = ({ typed, summary, first }) => {
  let pressed = 0;
  const text = (selector) => document.querySelector(selector)?.textContent ?? null;
  const letter = () => document.querySelector('input[type="search"]').value === typed;
  const list = () => text('main footer [role="status"]') === summary && text('[data-problem]') === first;
  const painted = (isThere) => new Promise((resolve, reject) => {
    const look = () => {
      if (pressed > 0 && isThere()) requestAnimationFrame(() => resolve(performance.now() - pressed));
      else if (pressed > 0 && performance.now() - pressed > ${SHOWN_MS}) reject(new Error('never shown: ' + summary));
      else requestAnimationFrame(look);
    };
    look();
  });
  window.addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true, once: true });
  const both = Promise.all([painted(letter), painted(list)]);
  window.shown = () => both.then(([letterMs, listMs]) => ({ letterMs, listMs }));
};`;

const summaryOf = (count: number): string =>
  `Showing ${Math.min(1, count)} to ${Math.min(PAGE_SIZE, count)} of ${count} results`;

function expectedFor(typed: string, problems: readonly ProblemSummary[]): Expected {
  const wanted = typed.trim().toLowerCase();
  const found = problems.filter(({ title, tags }) =>
    [title, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
  return { typed, summary: summaryOf(found.length), first: found[0]?.title ?? null };
}

interface Shown {
  letterMs: number;
  listMs: number;
}

/** Types one more letter and waits until the list shows the matches. */
async function press(page: Page, key: string, expected: Expected): Promise<Shown> {
  await page.evaluate(`window.watchKey(${JSON.stringify(expected)})`);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return page.evaluate<Shown>('window.shown()');
}

/** Types one word into an empty box. @returns the times of the letters that changed the list. */
async function typeWord(page: Page, word: string, problems: readonly ProblemSummary[]): Promise<Shown[]> {
  const box = page.getByRole('searchbox');
  await box.fill('');
  await page.locator('main footer [role="status"]', { hasText: summaryOf(problems.length) }).waitFor();
  await box.focus();
  const times: Shown[] = [];
  let before = expectedFor('', problems);
  for (let length = 1; length <= word.length; length += 1) {
    const expected = expectedFor(word.slice(0, length), problems);
    const shown = await press(page, word.charAt(length - 1), expected);
    if (expected.summary !== before.summary || expected.first !== before.first) times.push(shown);
    before = expected;
  }
  return times;
}

/**
 * Types words into the search of the problem list, letter by letter.
 * @param cpuSlowdown how many times slower than this machine the browser's processor is made.
 */
export async function timeTyping(context: BrowserContext, cpuSlowdown: number): Promise<Typing> {
  const page = await context.newPage();
  try {
    const answer = await context.request.get('/api/v1/problems/get-all-problems');
    const { problems } = (await answer.json()) as ProblemsAnswer;
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript({ content: WATCH });
    await page.goto('/problem');
    await page.locator('[data-problem]').first().waitFor();
    const times: Shown[] = [];
    for (const word of WORDS) times.push(...(await typeWord(page, word, problems)));
    const lists = times.map(({ listMs }) => listMs);
    return {
      keys: times.length,
      letterP95Ms: quantile(
        times.map(({ letterMs }) => letterMs),
        0.95,
      ),
      listP50Ms: quantile(lists, 0.5),
      listP95Ms: quantile(lists, 0.95),
    };
  } finally {
    await page.close();
  }
}
