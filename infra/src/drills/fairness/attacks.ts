import { LANGUAGE_IDS, LIMITS, type EditorLanguage } from '@evident/contracts';
import { type Attacker, type Work } from './attacker.js';

/** What one account does again and again while another account works. */
export interface Attack {
  name: string;
  /** How many pieces of its work are open at a time. */
  open: number;
  /** @param round makes each source another one, so that no cache has it. */
  work: (problemId: string, round: number) => Work;
  /** Whether each piece is cancelled as soon as it is judged. */
  cancels?: boolean;
}

const CASES = LIMITS.customCases;
const cases = (inputOf: (at: number) => string): string[] =>
  Array.from({ length: CASES }, (_, at) => inputOf(at));

interface Program {
  language: EditorLanguage;
  source: string;
  stdin?: string[];
}

const run =
  (program: (round: number) => Program): Attack['work'] =>
  (problemId, round) => {
    const { language, source, stdin = cases((at) => `${at + 1}\n`) } = program(round);
    return {
      path: '/execute-code/run',
      body: {
        problemId,
        source_code: source,
        language_id: LANGUAGE_IDS[language],
        stdin,
        expected_outputs: stdin.map(() => ''),
      },
    };
  };

const submit =
  (source: (round: number) => string): Attack['work'] =>
  (problemId, round) => ({
    path: '/execute-code/',
    body: {
      problemId,
      source_code: source(round),
      language_id: LANGUAGE_IDS.PYTHON,
      stdin: [],
      expected_outputs: [],
    },
  });

const python = (text: string) => (round: number) => `# ${round}\n${text}\n`;
const pythonRun = (text: string): Attack['work'] =>
  run((round) => ({ language: 'PYTHON', source: python(text)(round) }));

const JAVA = 'class Main { public static void main(String[] a) { System.out.println(1); } }';
const RUNS = LIMITS.openRunsPerUser;

export const ATTACKS: readonly Attack[] = [
  { name: 'sleeping runs of 20 cases', open: RUNS, work: pythonRun('import time; time.sleep(1000)') },
  {
    name: '64 KB of line breaks in Java',
    open: RUNS,
    work: run((round) => {
      const end = `// ${round}\n${JAVA}`;
      return { language: 'JAVA', source: '\n'.repeat(LIMITS.sourceBytes - end.length) + end };
    }),
  },
  {
    name: 'cases that keep the reference busy',
    open: RUNS,
    work: run((round) => ({
      language: 'PYTHON',
      source: python('print(1)')(round),
      stdin: cases((at) => `${10 ** 12 + CASES * round + at}\n`),
    })),
  },
  {
    name: 'submits of endless loops',
    open: LIMITS.openSubmissionsPerUser,
    work: submit(python('while True: pass')),
  },
  {
    name: 'programs near their time limit',
    open: LIMITS.openSubmissionsPerUser,
    work: submit(python('import time\nwhile time.process_time() < 2.6: pass')),
  },
  {
    name: 'fork bombs',
    open: RUNS,
    work: pythonRun('import os\nwhile True:\n  try: os.fork()\n  except OSError: pass'),
  },
  {
    name: 'memory hogs',
    open: LIMITS.openSubmissionsPerUser,
    work: submit(python('kept = []\nwhile True: kept.append(bytearray(b"x" * (1 << 20)))')),
  },
  {
    name: 'sleeping submits, cancelled when they start',
    open: LIMITS.openSubmissionsPerUser,
    work: submit(python('import time; time.sleep(1000)')),
    cancels: true,
  },
];

let round = 0;

/** Keeps an account at its limits of open work. @returns what stops it and cancels what is open. */
export async function begin(
  attacker: Attacker,
  { open, work, cancels = false }: Attack,
  slug: string,
): Promise<() => Promise<void>> {
  const { id } = await attacker.problem(slug);
  attacker.resume();
  const lanes = Array.from({ length: open }, () => attacker.repeat(() => work(id, (round += 1)), cancels));
  await attacker.started();
  return async () => {
    await attacker.stop();
    await Promise.all(lanes);
  };
}
