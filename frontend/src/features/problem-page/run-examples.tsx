import type { Example, Problem } from '@evident/contracts/http/problems';
import { Button } from '../../ui/button.js';
import { PlayIcon } from '../../ui/icons.js';
import { testsOfExamples, type RunnableExample } from './examples-of.js';

interface RunExamplesProps {
  examples: readonly Example[];
  problem: Pick<Problem, 'testcases'>;
  running: boolean;
  onRun: (tests: RunnableExample[]) => void;
}

/** Runs the code in the editor on every example of the statement. */
export default function RunExamples({ examples, problem, running, onRun }: RunExamplesProps) {
  return (
    <Button
      size="sm"
      busy={running}
      busyLabel="Running…"
      onClick={() => onRun(testsOfExamples(examples, problem.testcases))}
    >
      <PlayIcon />
      {examples.length > 1 ? 'Run all examples' : 'Run this example'}
    </Button>
  );
}
