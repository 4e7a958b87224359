import type { Language } from '@evident/contracts';
import type { EditorMarker } from '../../ui/code-editor/editor-types.js';

/** The first error usually causes the others. */
const MAX_MARKERS = 50;

/** Reads `Main.java:3: error: ';' expected` and the caret under the source line. */
function javacMarkers(output: string): EditorMarker[] {
  const lines = output.split('\n');
  const markers: EditorMarker[] = [];
  lines.forEach((line, at) => {
    const match = /^\S*\.java:(\d+): (error|warning): (.*)$/.exec(line);
    if (!match) return;
    const caret = lines.slice(at + 1, at + 6).find((next) => /^\s*\^\s*$/.test(next));
    const column = caret === undefined ? 1 : caret.indexOf('^') + 1;
    const severity = match[2] === 'error' ? 'error' : 'warning';
    markers.push({ line: Number(match[1]), column, message: match[3]!, severity });
  });
  return markers;
}

/** Reads `main.cpp:3:5: error: 'x' was not declared in this scope`. */
function gccMarkers(output: string): EditorMarker[] {
  return output.split('\n').flatMap((line): EditorMarker[] => {
    const match = /^main\.cpp:(\d+):(\d+): (error|fatal error|warning): (.*)$/.exec(line);
    if (!match) return [];
    const severity = match[3] === 'warning' ? 'warning' : 'error';
    return [{ line: Number(match[1]), column: Number(match[2]), message: match[4]!, severity }];
  });
}

/** Reads the last frame of a traceback or a syntax error, and the error message. */
function pythonMarkers(output: string, source: readonly string[]): EditorMarker[] {
  const lines = output.split('\n');
  const frames = lines.flatMap((line, at) => {
    const match = /^\s*File "([^"]*)", line (\d+)/.exec(line);
    return match && !/(^|\/)(lib|usr)\//.test(match[1]!) && !match[1]!.startsWith('<frozen')
      ? [{ at, line: Number(match[2]) }]
      : [];
  });
  const frame = frames.at(-1);
  if (!frame) return [];
  const sentence = lines
    .slice(frame.at + 1)
    .findLast((line) => /^\w[\w.]*(Error|Exception|Interrupt|Exit|Warning)?\b/.test(line));
  const caretAt = lines.slice(frame.at + 1, frame.at + 4).find((line) => /^\s*[~^]+\s*$/.test(line));
  const sourceLine = lines[frame.at + 1] ?? '';
  const indent = sourceLine.length - sourceLine.trimStart().length;
  // Python prints the source line without its indentation.
  const stripped = source[frame.line - 1]?.search(/\S/) ?? 0;
  const column = caretAt === undefined ? 1 : Math.max(1, caretAt.search(/[~^]/) - indent + stripped + 1);
  return [{ line: frame.line, column, message: sentence?.trim() ?? 'Error', severity: 'error' }];
}

/** Node prints `<file>:3`, the source line and a caret, or a stack whose frames end in `file:line:column`. */
function nodeMarkers(output: string): EditorMarker[] {
  const lines = output.split('\n');
  const sentence =
    lines.find((line) => /^(Uncaught )?\w*(Error|Exception)\b.*/.test(line))?.trim() ?? 'Error';
  const headAt = lines.findIndex((line) => /^\S+\.[cm]?js:(\d+)$/.test(line) && !line.startsWith('node:'));
  if (headAt >= 0) {
    const line = Number(/:(\d+)$/.exec(lines[headAt]!)![1]);
    const caret = lines.slice(headAt + 1, headAt + 4).find((next) => /^\s*\^+\s*$/.test(next));
    return [
      {
        line,
        column: caret === undefined ? 1 : caret.indexOf('^') + 1,
        message: sentence,
        severity: 'error',
      },
    ];
  }
  for (const line of lines) {
    const frame = /^\s+at .*?\(?([^()\s]*\.[cm]?js):(\d+):(\d+)\)?$/.exec(line);
    if (frame && !frame[1]!.startsWith('node:')) {
      return [{ line: Number(frame[2]), column: Number(frame[3]), message: sentence, severity: 'error' }];
    }
  }
  return [];
}

/** Reads the first frame of a Java stack trace that is in the learner's file. */
function javaTraceMarkers(output: string): EditorMarker[] {
  const sentence = /^(?:Exception in thread "[^"]*" |Caused by: )?([\w.$]+(?:Error|Exception)[^\n]*)/m.exec(
    output,
  );
  const frame = /^\s+at (?!java\.|jdk\.|sun\.)[^\n]*\(\w+\.java:(\d+)\)$/m.exec(output);
  if (!sentence || !frame) return [];
  return [{ line: Number(frame[1]), column: 1, message: sentence[1]!.trim(), severity: 'error' }];
}

/**
 * Reads editor markers from the output of a compiler or interpreter.
 * @param output compile output, or standard error of a crashed test.
 * @param source the judged source; positions outside it are dropped.
 */
export function markersOf(language: Language, output: string, source: string): EditorMarker[] {
  const sourceLines = source.split('\n');
  const read = (): EditorMarker[] => {
    switch (language) {
      case 'JAVA': {
        const markers = javacMarkers(output);
        return markers.length > 0 ? markers : javaTraceMarkers(output);
      }
      case 'PYTHON':
        return pythonMarkers(output, sourceLines);
      case 'JAVASCRIPT':
        return nodeMarkers(output);
      case 'CPP':
        return gccMarkers(output);
    }
  };
  return read()
    .filter((marker) => marker.line >= 1 && marker.line <= sourceLines.length)
    .slice(0, MAX_MARKERS);
}
