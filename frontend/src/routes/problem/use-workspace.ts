import type { Problem, TestCase } from '@evident/contracts/http/problems';
import type { Submission } from '@evident/contracts/http/submissions';
import { isFinished } from '@evident/contracts/labels';
import { EDITOR_LANGUAGES, LANGUAGE_IDS, type Language } from '@evident/contracts/languages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAnalysis, type AnalysisRun } from '../../features/analysis/use-analysis.js';
import { useOpenedDraft, type OpenedDraft } from '../../features/editor/opened-draft.js';
import { useDrafts, type DraftEditor } from '../../features/editor/use-drafts.js';
import {
  roomForCases,
  runCases,
  useCustomCases,
  withCase,
  testsOf,
  type CustomCase,
  type RunnableTest,
} from '../../features/submissions/custom-cases.js';
import { useJudging, type Judging, type JudgingKind } from '../../features/submissions/use-judging.js';
import { sentBefore, waitingFor } from '../../lib/outbox.js';
import { toasts } from '../../lib/toasts.js';
import type { EditorHandle, EditorMarker } from '../../ui/code-editor/editor-types.js';
import type { PaneName } from './use-layout.js';

export type OutcomeTab = 'cases' | 'results' | 'analysis';

export interface Workspace {
  drafts: DraftEditor;
  /** The name of the draft in the editor; null where it has none. */
  openedDraft: string | null;
  setOpenedDraft: (opened: OpenedDraft) => void;
  /** Replaces the text in the editor by one without a name; the replaced one can be restored. */
  replaceText: (source: string, language: Language) => void;
  judging: Judging;
  analysis: AnalysisRun;
  /** Visible tests. Administrators also receive the hidden ones. */
  samples: TestCase[];
  cases: CustomCase[];
  setCases: (cases: CustomCase[]) => void;
  addCase: (input: string, expected: string) => void;
  /** The input of the case that was added last, whose field takes the focus. */
  openedCase: string | null;
  /** Runs the code on one test only. */
  runTest: (input: string, expected: string) => void;
  /** Runs the code on these tests only. */
  runTests: (tests: readonly RunnableTest[]) => void;
  execute: (kind: JudgingKind) => void;
  analyze: () => void;
  /** Asks before a shortcut spends a token. */
  askAnalyze: () => void;
  asking: boolean;
  setAsking: (asking: boolean) => void;
  openInEditor: (submission: Submission) => void;
  /** The editor fills the window. */
  fullScreen: boolean;
  toggleFullScreen: () => void;
  /** The visible pane on narrow screens. */
  pane: PaneName;
  setPane: (pane: PaneName) => void;
  tab: OutcomeTab;
  setTab: (tab: OutcomeTab) => void;
  markers: readonly EditorMarker[];
  editorReady: (handle: EditorHandle | null) => void;
  focusEditor: () => void;
  format: () => void;
  /** A formatter is at work, or being loaded. */
  formatting: boolean;
  goToLine: (line: number) => void;
  /** Failed submissions of this visit. */
  failedSubmits: number;
}

/** @returns the output of the compiler or of the crashed program; null without an error in this language. */
function errorOutputOf(submission: Submission | undefined, language: Language): string | null {
  if (!submission || !isFinished(submission.submissionStatus) || submission.language !== language)
    return null;
  const { verdict, compileOutput, testCases } = submission;
  if (verdict === 'compile_error') return compileOutput;
  if (verdict !== 'runtime_error') return null;
  return testCases.find((test) => test.verdict === 'runtime_error')?.stderr ?? null;
}

const NO_MARKERS: readonly EditorMarker[] = [];

/** Editor markers for the errors of a judged source. The parser is loaded with the first error. */
function useErrorMarkers(submission: Submission | undefined, language: Language) {
  const [read, setRead] = useState<{ output: string; markers: readonly EditorMarker[] } | null>(null);
  const output = errorOutputOf(submission, language);
  const source = submission?.sourceCode ?? '';
  useEffect(() => {
    if (output === null) return;
    let left = false;
    void import('../../features/editor/compile-markers.js').then(({ markersOf }) => {
      if (!left) setRead({ output, markers: markersOf(language, output, source) });
    });
    return () => {
      left = true;
    };
  }, [output, language, source]);
  return read !== null && read.output === output ? read.markers : NO_MARKERS;
}

/**
 * The state of one problem page.
 * @param reveal unfolds a pane that something is shown in.
 */
export function useWorkspace(problem: Problem, userId: string, reveal: (pane: PaneName) => void): Workspace {
  const drafts = useDrafts({ userId, problemId: problem.id, starters: problem.codeSnippets });
  const [cases, setCases] = useCustomCases(userId, problem.id);
  const samples = useMemo(
    () => problem.testcases.filter((test) => test.hidden !== true),
    [problem.testcases],
  );
  const [pane, choosePane] = useState<PaneName>('problem');
  const [fullScreen, setFullScreen] = useState(false);
  const setPane = (next: PaneName) => {
    choosePane(next);
    if (next !== 'code') setFullScreen(false);
    reveal(next);
  };
  const [openedCase, setOpenedCase] = useState<string | null>(null);
  const [tab, setTab] = useState<OutcomeTab>(() =>
    (sentBefore(userId, problem.id) ?? waitingFor(userId, problem.id)) ? 'results' : 'cases',
  );
  const [asking, setAsking] = useState(false);
  const [formatting, setFormatting] = useState(false);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const editor = useRef<EditorHandle | null>(null);
  const judging = useJudging(userId, problem.id, (live, kind) => {
    if (
      kind === 'submit' &&
      live.submission.submissionStatus === 'judged' &&
      live.submission.verdict !== 'accepted'
    ) {
      setFailedSubmits((count) => count + 1);
    }
  });
  const analysis = useAnalysis();

  const { language } = drafts;
  const [openedDraft, setOpenedDraft] = useOpenedDraft(userId, problem.id, language);
  const markers = useErrorMarkers(judging.live?.submission, language);
  const show = (next: OutcomeTab) => {
    setTab(next);
    setPane('results');
  };
  const request = () => {
    const written = drafts.current();
    return {
      source_code: written.source,
      language_id: LANGUAGE_IDS[written.language],
      problemId: problem.id,
    };
  };
  const start = (kind: JudgingKind, tests: ReturnType<typeof runCases>) => {
    if (judging.busy) return;
    drafts.saveNow();
    show('results');
    judging.start(kind, { ...request(), ...tests });
  };
  const analyze = () => {
    setAsking(false);
    if (analysis.busy) return;
    drafts.saveNow();
    show('analysis');
    analysis.start({ ...request(), description: problem.description });
  };
  const replaceText = (source: string, written: Language) => {
    drafts.replace(source, written);
    setOpenedDraft({ name: '', language: written });
  };
  const isAnalysed = EDITOR_LANGUAGES.some((read) => read === language);
  return {
    drafts,
    openedDraft,
    setOpenedDraft,
    replaceText,
    judging,
    analysis,
    samples,
    cases,
    setCases,
    addCase(input, expected) {
      const result = withCase(cases, { input, expected }, roomForCases(samples));
      setCases(result.cases);
      setTab('cases');
      setOpenedCase(input);
      reveal('results');
      toasts.blank(
        result.added ? 'Added to your test cases' : 'No room for another test case. Remove one first.',
      );
    },
    openedCase,
    runTest: (input, expected) => start('run', testsOf([{ input, output: expected }])),
    runTests: (tests) => start('run', testsOf(tests)),
    execute: (kind) => start(kind, runCases(samples, kind === 'run' ? cases : [])),
    // The answer for another language is free, so there is nothing to ask.
    askAnalyze: () => (isAnalysed ? setAsking(!analysis.busy) : analyze()),
    asking,
    setAsking,
    analyze,
    openInEditor(submission) {
      if (!drafts.languages.includes(submission.language)) return;
      replaceText(submission.sourceCode, submission.language);
      setPane('code');
    },
    fullScreen,
    toggleFullScreen() {
      setPane('code');
      setFullScreen(!fullScreen);
    },
    pane,
    setPane,
    tab,
    setTab,
    markers,
    editorReady: useCallback((handle: EditorHandle | null) => void (editor.current = handle), []),
    focusEditor: useCallback(() => editor.current?.focus(), []),
    format() {
      if (formatting || !editor.current) return;
      setFormatting(true);
      void editor.current.format().finally(() => setFormatting(false));
    },
    formatting,
    goToLine(line) {
      setPane('code');
      requestAnimationFrame(() => editor.current?.revealLine(line));
    },
    failedSubmits,
  };
}
