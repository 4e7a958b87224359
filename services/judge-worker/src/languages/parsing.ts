import { asSource, type Command, type Compilation, type CompileTools, type FailedRun } from './language.js';

/** How a language without a compiler finds out before the first test that a source does not parse. */
export interface Parser {
  fileName: string;
  /** Answers questions about parsing: native/javascript/parse.js and native/python/parse.py. */
  command: Command;
  /** The interpreter, which is started once to say in its own words why a source does not parse. */
  interpreter: Command;
  /** Whether the interpreter refused the source before it ran any of it. */
  refused(failed: FailedRun): boolean;
}

/** The question that the parsers read. */
export function parserQuestion(source: string): Buffer {
  const text = Buffer.from(source);
  const head = Buffer.allocUnsafe(4);
  head.writeUInt32BE(text.length);
  return Buffer.concat([head, text]);
}

/** @returns whether the source parses; true when the parser does not say, because a test then says it. */
async function parses(
  parser: Parser,
  source: string,
  tools: CompileTools,
  signal?: AbortSignal,
): Promise<boolean> {
  const question = parserQuestion(source);
  const answer = await tools.ask(question, signal);
  if (answer?.kind === 'limit') return true;
  if (answer) return answer.answer[0] !== 0;
  const { command } = parser;
  const once = { ...command, arguments: [...command.arguments, 'once'], input: question };
  const end = await tools.run(once, signal);
  return end.kind === 'limit' || end.stdout[4] !== 0;
}

/**
 * Refuses a source that does not parse with the interpreter's own message. The interpreter has the last word: a source that
 * it starts is left to the tests.
 */
export async function parseSource(
  parser: Parser,
  source: string,
  tools: CompileTools,
  signal?: AbortSignal,
): Promise<Compilation> {
  const parsed = await asSource(parser.fileName, source);
  if (!parsed.ok || (await parses(parser, source, tools, signal))) return parsed;
  const end = await tools.run({ ...parser.interpreter, files: parsed.artefact.files }, signal);
  if (end.kind === 'limit' || end.stdout.length > 0) return parsed;
  const { exitCode, stderr } = end;
  return parser.refused({ exitCode, signal: null, stderr }) ? { ok: false, output: stderr } : parsed;
}
