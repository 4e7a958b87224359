// The part of Monaco that draws a text, without what is only for pages: the second step of loading the editor.
import 'monaco-editor/editor/browser/widget/codeEditor/codeEditorWidget.js';
