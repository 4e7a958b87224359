import { z } from 'zod';

/**
 * How a custom checker gets the three texts and answers.
 * - `json`: three JSON strings on standard input, a line each (input, answer, output). Exit code 0 accepts, 1 rejects,
 *   2 rejects as badly formatted; standard output is the message.
 * - `testlib`: a program of Codeforces' library, called with the files input, output, answer. Exit code 0 accepts, 1
 *   rejects, 2, 4 and 8 reject as badly formatted; standard error is the message.
 * - `kattis`: an output validator of Kattis and DOMjudge, called with input, answer and a folder for feedback, the output
 *   on standard input. Exit code 42 accepts, 43 rejects; `judgemessage.txt` in that folder is the message.
 *
 * Any other exit code is a fault of the checker.
 */
export const CheckerProtocol = z.enum(['json', 'testlib', 'kattis']);
export type CheckerProtocol = z.infer<typeof CheckerProtocol>;

/** A program run in the sandbox, in Python unless it says otherwise. */
export const CustomChecker = z.object({
  kind: z.literal('custom'),
  source: z.string().optional(),
  language: z.enum(['PYTHON', 'CPP']).optional(),
  /** `json` unless it says otherwise. */
  protocol: CheckerProtocol.optional(),
  /** Further arguments, for the protocols that have arguments. */
  args: z.array(z.string().max(200)).max(20).optional(),
});
export type CustomChecker = z.infer<typeof CustomChecker>;

/**
 * A program in the sandbox that talks with the learner's program: it reads from its standard input what the program prints,
 * and the program reads what it prints. Its arguments name files.
 * - `kattis`: input, answer and a folder for feedback. Exit code 42 accepts, 43 rejects; `judgemessage.txt` in that folder
 *   is the message.
 * - `testlib`: input, output and answer. Exit code 0 accepts, 1, 2, 4 and 8 reject; standard error is the message.
 *
 * Any other exit code is a fault of the interactor. It decides alone, and the answer of a test may be empty.
 */
export const Interactor = z.object({
  kind: z.literal('interactive'),
  source: z.string().optional(),
  /** Python unless it says otherwise. */
  language: z.enum(['PYTHON', 'CPP']).optional(),
  /** `kattis` unless it says otherwise. */
  protocol: z.enum(['testlib', 'kattis']).optional(),
  /** Further arguments. */
  args: z.array(z.string().max(200)).max(20).optional(),
});
export type Interactor = z.infer<typeof Interactor>;

/** Upper and lower case letters are the same. */
const ignoreCase = z.boolean().optional();

/** How a program's output is compared with the answer. */
export const CheckerSpec = z.discriminatedUnion('kind', [
  /** Line by line; trailing blanks of a line and trailing empty lines are ignored. */
  z.object({ kind: z.literal('exact') }),
  z.object({ kind: z.literal('tokens'), ignoreCase }),
  z.object({
    kind: z.literal('floats'),
    absolute: z.number().positive().default(1e-6),
    relative: z.number().positive().default(1e-6),
    ignoreCase,
  }),
  z.object({ kind: z.literal('unordered_lines') }),
  z.object({ kind: z.literal('unordered_tokens') }),
  CustomChecker,
  Interactor,
]);
export type CheckerSpec = z.infer<typeof CheckerSpec>;

/** Whether a program of the problem's author decides. It stands in a file of its own in a package. */
export const isProgram = (checker: CheckerSpec): checker is CustomChecker | Interactor =>
  checker.kind === 'custom' || checker.kind === 'interactive';
export type CheckerKind = CheckerSpec['kind'];
