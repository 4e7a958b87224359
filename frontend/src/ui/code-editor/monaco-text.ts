// The part of Monaco that holds texts: the first step of loading the editor.
import 'monaco-editor/editor/common/model/textModel.js';
