import type { Problem } from '@evident/contracts/http/problems';
import { LANGUAGE_EXTENSIONS } from '@evident/contracts/languages';
import { lazy, Suspense, use, useState } from 'react';
import { AnalyzeButton } from '../../features/analysis/analyze-button.js';
import { SaveStatus } from '../../features/editor/save-status.js';
import { RunButton } from '../../features/submissions/run-button.js';
import { SubmitButton } from '../../features/submissions/submit-button.js';
import { IS_MAC, ShowShortcuts } from '../../lib/shortcut.js';
import { Button } from '../../ui/button.js';
import { CodeEditor } from '../../ui/code-editor/code-editor.js';
import { useEditorSettings } from '../../ui/code-editor/editor-settings.js';
import { MONACO_LANGUAGES } from '../../ui/code-editor/editor-types.js';
import { UndoIcon } from '../../ui/icons.js';
import type { Workspace } from './use-workspace.js';

const DraftHistory = lazy(() => import('../../features/editor/draft-history.js'));
const EditorSettingsDialog = lazy(() => import('../../features/editor/editor-settings-dialog.js'));

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
  const { language } = drafts;
  const starter = problem.codeSnippets[language] ?? '';
  const fileName = language === 'JAVA' ? 'Main.java' : `main.${LANGUAGE_EXTENSIONS[language]}`;
  const running = (kind: 'run' | 'submit') => judging.busy && judging.kind === kind;
  return (
    <section aria-label="Code" className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex h-10 shrink-0 items-center gap-1 border-b border-line pr-2 pl-4 pointer-coarse:h-12">
        <span className="truncate font-mono text-[0.8125rem] text-muted">{fileName}</span>
        <SaveStatus state={drafts.saveState} />
        <div className="ml-auto flex items-center">
          {drafts.restorable.length > 0 && (
            <Suspense>
              <DraftHistory
                language={language}
                versions={drafts.restorable}
                onRestore={(version) => drafts.replace(version.sourceCode)}
              />
            </Suspense>
          )}
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
            onClick={() => drafts.replace(starter)}
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
