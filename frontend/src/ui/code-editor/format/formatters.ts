import { unmatchedBracket } from './brackets.js';
import { UnreadableSource, type FormatRequest } from './format-types.js';

const LINE_WIDTH = 100;

/** What ruff calls a place: a range of bytes. @returns the line of the range, 1-based. */
function lineOfBytes(source: string, message: string): number | null {
  const at = /byte range (\d+)\.\./.exec(message)?.[1];
  if (at === undefined) return null;
  const before = new TextDecoder().decode(new TextEncoder().encode(source).slice(0, Number(at)));
  return before.split('\n').length;
}

async function javascript({ source, indent }: FormatRequest): Promise<string> {
  const [{ format }, acorn, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/acorn'),
    import('prettier/plugins/estree'),
  ]);
  try {
    return await format(source, {
      parser: 'acorn',
      plugins: [acorn.default, estree.default],
      tabWidth: indent,
      printWidth: LINE_WIDTH,
      singleQuote: true,
    });
  } catch (failure) {
    const { loc } = failure as { loc?: { start?: { line?: number } } };
    if (loc === undefined) throw failure;
    throw new UnreadableSource(loc.start?.line ?? null);
  }
}

async function python({ source, indent }: FormatRequest): Promise<string> {
  const { default: init, format } = await import('@wasm-fmt/ruff_fmt/vite');
  await init();
  try {
    return format(source, 'main.py', {
      indent_style: 'space',
      indent_width: indent,
      line_width: LINE_WIDTH,
      quote_style: 'preserve',
    });
  } catch (failure) {
    // ruff throws a text when it cannot read the source.
    if (typeof failure === 'string') throw new UnreadableSource(lineOfBytes(source, failure));
    throw failure;
  }
}

/** Nothing but space may change: no comment is broken or added, no string split, no line moved. */
const CLANG = {
  BasedOnStyle: 'Google',
  ColumnLimit: LINE_WIDTH,
  SortIncludes: 'Never',
  SortUsingDeclarations: 'Never',
  ReflowComments: 'Never',
  BreakStringLiterals: false,
  FixNamespaceComments: false,
  DerivePointerAlignment: false,
  AllowShortFunctionsOnASingleLine: 'Empty',
};

async function clang({ language, source, indent }: FormatRequest): Promise<string> {
  const line = unmatchedBracket(source);
  if (line !== null) throw new UnreadableSource(line);
  const { default: init, format } = await import('@wasm-fmt/clang-format/vite');
  await init();
  const style =
    language === 'java'
      ? { ...CLANG, Language: 'Java', IndentWidth: indent, ContinuationIndentWidth: indent * 2 }
      : { ...CLANG, Language: 'Cpp', IndentWidth: indent, AccessModifierOffset: -indent };
  return format(source, language === 'java' ? 'Main.java' : 'main.cpp', JSON.stringify(style));
}

/** The formatter of each language, loaded when it is first used. They throw {@link UnreadableSource}. */
export const FORMATTERS: Readonly<
  Record<FormatRequest['language'], (request: FormatRequest) => Promise<string>>
> = { javascript, python, java: clang, cpp: clang };
