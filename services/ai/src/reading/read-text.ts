import type { ComplexityFinding, LintFinding } from '../evidence/findings.js';
import { estimateComplexity } from './estimate/estimate.js';
import { parseSource } from '../syntax/parsers.js';
import { programFault, type ProgramFault } from '../syntax/program-fault.js';
import { blankComments, type SourceLanguage } from '../syntax/shape.js';
import { JavascriptLinter } from './linters/eslint.js';
import type { InputGrammar } from '../evidence/input-grammar.js';
import { inferGrammar } from './reads/infer-grammar.js';
import { outlineOf, silence, type Outline } from './outline.js';
import { PythonLinter } from './linters/ruff.js';
import { readabilityFindings } from './rules/readability.js';
import { runRules } from './rules/run-rules.js';

export interface TextFindings {
  /** All findings, unsorted. */
  lints: LintFinding[];
  estimate: ComplexityFinding;
  outline: Outline;
  /** What it reads from standard input; null when the source does not tell. */
  grammar: InputGrammar | null;
  /** Why the text is no program. */
  fault: ProgramFault | null;
}

/** Reads sources with every tool that needs only the text. Linters are created at first use and kept. */
export class TextReader {
  private javascript: JavascriptLinter | undefined;
  private python: PythonLinter | undefined;

  async read(language: SourceLanguage, source: string): Promise<TextFindings> {
    const tree = await parseSource(language, source);
    let silent: string;
    try {
      silent = blankComments(tree.rootNode, source);
    } finally {
      tree.delete();
    }
    const quiet = await parseSource(language, silent);
    try {
      const grammar = inferGrammar(language, quiet.rootNode);
      return {
        lints: [
          ...this.lint(language, silent),
          ...runRules(language, quiet.rootNode),
          ...readabilityFindings(quiet.rootNode),
        ],
        estimate: estimateComplexity(language, quiet.rootNode, grammar),
        outline: outlineOf(quiet.rootNode, silence(quiet.rootNode, silent)),
        grammar,
        fault: programFault(language, quiet.rootNode, silent),
      };
    } finally {
      quiet.delete();
    }
  }

  private lint(language: SourceLanguage, source: string): LintFinding[] {
    if (language === 'JAVASCRIPT') return (this.javascript ??= new JavascriptLinter()).lint(source);
    if (language === 'PYTHON') return (this.python ??= new PythonLinter()).lint(source);
    return [];
  }
}
