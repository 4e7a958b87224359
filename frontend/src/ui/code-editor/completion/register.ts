import { monaco } from '../monaco.js';
import type { CodeEditorProps } from '../editor-types.js';
import { suggestionsFor, type Suggestion } from './suggestions.js';
import { VOCABULARIES } from './vocabulary.js';

const { CompletionItemKind } = monaco.languages;
const KINDS: Readonly<Record<Suggestion['kind'], monaco.languages.CompletionItemKind>> = {
  keyword: CompletionItemKind.Keyword,
  library: CompletionItemKind.Function,
  member: CompletionItemKind.Method,
  own: CompletionItemKind.Variable,
};

let registered = false;

/** Offers names of the text, the language and its standard library, in every editor of the page. */
export function registerCompletion(): void {
  if (registered) return;
  registered = true;
  for (const language of Object.keys(VOCABULARIES) as CodeEditorProps['language'][])
    monaco.languages.registerCompletionItemProvider(language, {
      triggerCharacters: ['.'],
      provideCompletionItems(model, position) {
        const word = model.getWordUntilPosition(position);
        const { lineNumber } = position;
        const range = new monaco.Range(lineNumber, word.startColumn, lineNumber, word.endColumn);
        const before = model.getLineContent(lineNumber).slice(0, position.column - 1);
        const suggestions = suggestionsFor(language, model.getValue(), before).map(({ label, kind }) => ({
          label,
          kind: KINDS[kind],
          insertText: label,
          // Own names come first.
          sortText: `${kind === 'own' ? 0 : 1}${label}`,
          range,
        }));
        return { suggestions };
      },
    });
}
