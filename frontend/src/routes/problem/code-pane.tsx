import type { Problem } from '@evident/contracts/http/problems';
import { LANGUAGE_EXTENSIONS } from '@evident/contracts/languages';
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { AnalyzeButton } from '../../features/analysis/analyze-button.js';
import { SaveStatus } from '../../features/editor/save-status.js';
import { RunButton } from '../../features/submissions/run-button.js';
import { SubmitButton } from '../../features/submissions/submit-button.js';
import { inertOutside } from '../../lib/inert-outside.js';
import { IS_MAC, ShowShortcuts } from '../../lib/shortcut.js';
import { Button } from '../../ui/button.js';
import { CodeEditor } from '../../ui/code-editor/code-editor.js';
import { useEditorSettings } from '../../ui/code-editor/editor-settings.js';
import { MONACO_LANGUAGES } from '../../ui/code-editor/editor-types.js';
import { cx } from '../../ui/cx.js';
import { icon, UndoIcon } from '../../ui/icons.js';
import type { Workspace } from './use-workspace.js';

const DraftsDialog = lazy(() => import('../../features/editor/drafts-dialog.js'));
const EditorSettingsDialog = lazy(() => import('../../features/editor/editor-settings-dialog.js'));

const ExpandIcon = icon(<path d="M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-4 4M2.5 13.5l4-4" />);
const ShrinkIcon = icon(<path d="M13.5 6.5h-4v-4M2.5 9.5h4v4M9.5 6.5l4-4M6.5 9.5l-4 4" />);
const MOD = IS_MAC ? 'Meta' : 'Control';

interface CodePaneProps {
  problem: Problem;
  workspace: Workspace;
}

/** The editor with its toolbar and the run, submit and analyze buttons. */
export function CodePane({ problem, workspace }: CodePaneProps) {
  const { drafts, judging, analysis, execute } = workspace;
  const showShortcuts = use(ShowShortcuts);
  const [settings, setSettings] = useEditorSettings();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [draftsOpen, setDraftsOpen] = useState(false);
  const { language } = drafts;
  const opened = workspace.openedDraft;
  const pane = useRef<HTMLElement>(null);
  const { fullScreen } = workspace;
  useEffect(() => (fullScreen && pane.current ? inertOutside(pane.current) : undefined), [fullScreen]);
  const starter = problem.codeSnippets[language] ?? '';
  const fileName = language === 'JAVA' ? 'Main.java' : `main.${LANGUAGE_EXTENSIONS[language]}`;
  const running = (kind: 'run' | 'submit') => judging.busy && judging.kind === kind;
  return (
    <section
      ref={pane}
      aria-label="Code"
      className={cx('flex min-h-0 flex-col bg-surface', fullScreen ? 'fixed inset-0 z-30' : 'h-full')}
    >
      <div className="flex h-10 shrink-0 items-center gap-1 border-b border-line pr-2 pl-4 pointer-coarse:h-12">
        <span
          className="truncate font-mono text-[0.8125rem] text-muted max-sm:hidden"
          title={opened ?? undefined}
        >
          {opened ?? fileName}
        </span>
        <SaveStatus state={drafts.saveState} />
        <div className="ml-auto flex items-center">
          <Button
            variant="ghost"
            size="sm"
            title="Drafts with names, and replaced texts"
            onClick={() => setDraftsOpen(true)}
          >
            Drafts
          </Button>
          <Button
            variant="ghost"
            size="sm"
            busy={workspace.formatting}
            onClick={workspace.format}
            title="Format the code"
            aria-keyshortcuts="Shift+Alt+F"
          >
            Format
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={drafts.source === starter}
            onClick={() => workspace.replaceText(starter, language)}
            title="Restore the starter code. You can bring your text back."
          >
            <UndoIcon />
            Reset
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setSettingsOpen(true)}>
            Settings
          </Button>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label="Full screen editor"
            aria-pressed={fullScreen}
            aria-keyshortcuts="Alt+0"
            title={fullScreen ? 'Leave full screen' : 'Full screen'}
            onClick={workspace.toggleFullScreen}
          >
            {fullScreen ? <ShrinkIcon /> : <ExpandIcon />}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label="Keyboard shortcuts"
            aria-keyshortcuts="?"
            onClick={showShortcuts}
            className="max-lg:hidden"
          >
            ?
          </Button>
        </div>
      </div>
      <div className="min-h-0 flex-1">
        <CodeEditor
          path={`problem/${problem.id}/${language}`}
          language={MONACO_LANGUAGES[language]}
          value={drafts.source}
          revision={drafts.revision}
          settings={settings}
          ariaLabel="Code editor"
          markers={workspace.markers}
          onChange={drafts.type}
          onReady={workspace.editorReady}
        />
      </div>
      <div className="flex min-h-13 shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-3 py-2 max-sm:justify-between max-sm:[&_button>svg:not(.animate-spin)]:hidden">
        <AnalyzeButton
          language={language}
          busy={analysis.busy}
          shortcut={`${MOD}+Shift+Enter`}
          onAnalyze={workspace.analyze}
        />
        <RunButton busy={running('run')} shortcut={`${MOD}+'`} onClick={() => execute('run')} />
        <SubmitButton busy={running('submit')} shortcut={`${MOD}+Enter`} onClick={() => execute('submit')} />
      </div>
      {draftsOpen && (
        <Suspense>
          <DraftsDialog
            problemId={problem.id}
            language={language}
            source={drafts.source}
            opened={opened}
            versions={drafts.restorable}
            onOpened={workspace.setOpenedDraft}
            onReplace={workspace.replaceText}
            onClose={() => setDraftsOpen(false)}
          />
        </Suspense>
      )}
      {settingsOpen && (
        <Suspense>
          <EditorSettingsDialog
            onClose={() => setSettingsOpen(false)}
            settings={settings}
            onChange={setSettings}
          />
        </Suspense>
      )}
    </section>
  );
}
