import { toasts } from '../../../lib/toasts.js';
import type { CodeEditorProps } from '../editor-types.js';
import { monaco } from '../monaco.js';

const LANGUAGES: readonly CodeEditorProps['language'][] = ['javascript', 'python', 'java', 'cpp'];

let registered = false;

/** Gives Monaco's command "Format Document" a formatter for each language. It changes few places and is one undo step. */
export function registerFormatting(): void {
  if (registered) return;
  registered = true;
  for (const language of LANGUAGES)
    monaco.languages.registerDocumentFormattingEditProvider(language, {
      async provideDocumentFormattingEdits(model, { tabSize }) {
        const version = model.getVersionId();
        const { format } = await import('./format.js');
        const outcome = await format({ language, source: model.getValue(), indent: tabSize });
        if ('refusal' in outcome) toasts.error(outcome.refusal);
        // What was typed meanwhile stays.
        else if (!model.isDisposed() && model.getVersionId() === version)
          return [{ range: model.getFullModelRange(), text: outcome.text }];
        return [];
      },
    });
}
