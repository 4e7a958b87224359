import type { Language } from '@evident/contracts/languages';
import {
  loadDrafts,
  NO_DRAFTS,
  storeDrafts,
  withLanguageChosen,
  withReplaced,
  withSent,
  withServerDrafts,
  withTyped,
} from './drafts.js';

const JAVA_STARTER = 'class Main {}';
const NOTHING_TYPED: ReadonlySet<Language> = new Set();

describe('drafts of a problem', () => {
  it('keeps the text of each language when another one is chosen', () => {
    let drafts = withTyped(NO_DRAFTS, 'JAVA', 'class Main { int a; }', 1_000);
    drafts = withLanguageChosen(drafts, 'PYTHON');
    expect(drafts).toMatchObject({
      language: 'PYTHON',
      current: { JAVA: { sourceCode: 'class Main { int a; }' } },
    });
    drafts = withLanguageChosen(withTyped(drafts, 'PYTHON', 'a = 1', 2_000), 'JAVA');
    expect(drafts.current.JAVA?.sourceCode).toBe('class Main { int a; }');
    expect(drafts.kept).toEqual({});
  });

  it('keeps at most five versions, and neither the starter nor blank text', () => {
    let drafts = NO_DRAFTS;
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', JAVA_STARTER, '  ']) {
      drafts = withReplaced(withTyped(drafts, 'JAVA', text, 1), 'JAVA', JAVA_STARTER, JAVA_STARTER, 2);
    }
    expect(drafts.kept.JAVA?.map((version) => version.sourceCode)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('keeps the replaced text when an old submission is opened', () => {
    const typed = withTyped(NO_DRAFTS, 'PYTHON', 'mine', 1);
    const opened = withReplaced(typed, 'PYTHON', 'old submission', 'pass', 2);
    expect(opened.current.PYTHON?.sourceCode).toBe('old submission');
    expect(opened.kept.PYTHON?.[0]?.sourceCode).toBe('mine');
  });

  it('takes over a newer draft of another device, and keeps what was here in the history', () => {
    const typed = withTyped(NO_DRAFTS, 'JAVA', 'here', Date.parse('2026-01-01T10:00:00Z'));
    const here = withSent(typed, 'JAVA', 'here');
    const newer = { language: 'JAVA' as const, sourceCode: 'there', updatedAt: '2026-01-01T11:00:00Z' };
    const joined = withServerDrafts(here, [newer], {}, NOTHING_TYPED);
    expect(joined.current.JAVA?.sourceCode).toBe('there');
    expect(joined.kept.JAVA?.[0]?.sourceCode).toBe('here');

    const older = { ...newer, updatedAt: '2026-01-01T09:00:00Z' };
    expect(withServerDrafts(here, [older], {}, NOTHING_TYPED)).toEqual(here);
    expect(withServerDrafts(NO_DRAFTS, [newer], {}, NOTHING_TYPED).current.JAVA?.sourceCode).toBe('there');
  });

  it('never replaces a text that was not sent, or one that the learner is typing', () => {
    const typed = withTyped(NO_DRAFTS, 'JAVA', 'here', Date.parse('2026-01-01T10:00:00Z'));
    const newer = { language: 'JAVA' as const, sourceCode: 'there', updatedAt: '2026-01-01T11:00:00Z' };
    for (const joined of [
      withServerDrafts(typed, [newer], {}, NOTHING_TYPED),
      withServerDrafts(withSent(typed, 'JAVA', 'here'), [newer], {}, new Set(['JAVA' as const])),
    ]) {
      expect(joined.current.JAVA?.sourceCode).toBe('here');
      expect(joined.kept.JAVA?.[0]?.sourceCode).toBe('there');
    }
  });

  it('survives a reload, and damaged storage counts as no draft', () => {
    const drafts = withTyped(NO_DRAFTS, 'JAVA', 'text', 5);
    storeDrafts(localStorage, 'user', 'problem', drafts);
    expect(loadDrafts(localStorage, 'user', 'problem')).toEqual(drafts);
    expect(loadDrafts(localStorage, 'another user', 'problem')).toEqual(NO_DRAFTS);
    localStorage.setItem('evident:drafts:user:problem', '{"language":3');
    expect(loadDrafts(localStorage, 'user', 'problem')).toEqual(NO_DRAFTS);
  });
});
