import type {
  EditorLanguage,
  Mistake as MistakeEntry,
  ProblemManifest,
  WrongSolution,
} from '@evident/contracts';

/** A sample or hidden test that the package holds as files; only samples have an `explanation`. */
export interface WrittenTest {
  /** `sample-1`, or the file's name without its ending. */
  id: string;
  input: string;
  answer: string;
  explanation: string | null;
}

/** The source is empty where the file is missing. */
export type Mistake = MistakeEntry & { source: string };

/** An imported package may lack C++. */
export type SourcesByLanguage = Record<EditorLanguage, string> & { CPP?: string };

/** An imported package may declare no complexity. */
export type PackageManifest = Omit<ProblemManifest, 'complexity'> & {
  complexity: ProblemManifest['complexity'] | null;
};

/** A problem package whose shape has been checked; none of its code has run. */
export interface ProblemPackage {
  slug: string;
  /** Of every file's path and bytes. */
  contentHash: string;
  manifest: PackageManifest;
  statement: string;
  constraints: string;
  hints: string;
  editorial: string;
  samples: WrittenTest[];
  hidden: WrittenTest[];
  generatorSource: string;
  validatorSource: string;
  checkerSource: string | null;
  references: SourcesByLanguage;
  starters: SourcesByLanguage;
  bruteSource: string;
  wrong: (WrongSolution & { source: string })[];
  mistakes: Mistake[];
  /** The files of `mistakes/` that `mistakes.yaml` does not list. */
  unlistedMistakes: string[];
  badInputs: { name: string; input: string }[];
}

/** An error in a package; the message is one sentence that names the file. */
export class PackageError extends Error {
  override name = 'PackageError';
}
