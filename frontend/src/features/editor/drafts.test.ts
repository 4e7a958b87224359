import {
  loadDrafts,
  NO_DRAFTS,
  storeDrafts,
  withLanguageChosen,
  withReplaced,
  withServerDrafts,
  withTyped,
} from './drafts.js';

const JAVA_STARTER = 'class Main {}';

describe('drafts of a problem', () => {
  it('keeps the text when another language is chosen and offers it when the first language is chosen again', () => {
    let drafts = withTyped(NO_DRAFTS, 'JAVA', 'class Main { int a; }', 1_000);
    drafts = withLanguageChosen(drafts, 'PYTHON', 'pass');
    expect(drafts.current.JAVA?.sourceCode).toBe('class Main { int a; }');

    drafts = withLanguageChosen(drafts, 'JAVA', JAVA_STARTER);
    expect(drafts.current.JAVA).toBeUndefined();
    expect(drafts.kept.JAVA).toEqual([{ sourceCode: 'class Main { int a; }', savedAt: 1_000 }]);
  });

  it('does not lose the offered draft when the learner types into the starter and switches again', () => {
    let drafts = withTyped(NO_DRAFTS, 'JAVA', 'first idea', 1_000);
    drafts = withLanguageChosen(drafts, 'JAVA', JAVA_STARTER);
    drafts = withTyped(drafts, 'JAVA', 'second idea', 2_000);
    drafts = withLanguageChosen(drafts, 'JAVA', JAVA_STARTER);
    expect(drafts.kept.JAVA?.map((version) => version.sourceCode)).toEqual(['second idea', 'first idea']);
  });

  it('keeps at most five versions, and neither the starter nor blank text', () => {
    let drafts = NO_DRAFTS;
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', JAVA_STARTER, '  ']) {
      drafts = withLanguageChosen(withTyped(drafts, 'JAVA', text, 1), 'JAVA', JAVA_STARTER);
    }
    expect(drafts.kept.JAVA?.map((version) => version.sourceCode)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('keeps the replaced text when an old submission is opened', () => {
    const typed = withTyped(NO_DRAFTS, 'PYTHON', 'mine', 1);
    const opened = withReplaced(typed, 'PYTHON', 'old submission', 'pass', 2);
    expect(opened.current.PYTHON?.sourceCode).toBe('old submission');
    expect(opened.kept.PYTHON?.[0]?.sourceCode).toBe('mine');
  });

  it('offers a newer draft of another device instead of replacing this one', () => {
    const here = withTyped(NO_DRAFTS, 'JAVA', 'here', Date.parse('2026-01-01T10:00:00Z'));
    const newer = { language: 'JAVA' as const, sourceCode: 'there', updatedAt: '2026-01-01T11:00:00Z' };
    const joined = withServerDrafts(here, [newer], {});
    expect(joined.current.JAVA?.sourceCode).toBe('here');
    expect(joined.kept.JAVA?.[0]?.sourceCode).toBe('there');

    const older = { ...newer, updatedAt: '2026-01-01T09:00:00Z' };
    expect(withServerDrafts(here, [older], {})).toEqual(here);
    expect(withServerDrafts(NO_DRAFTS, [newer], {}).current.JAVA?.sourceCode).toBe('there');
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
