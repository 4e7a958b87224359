import type { Hack } from '@evident/contracts/http/hacks';
import { VERDICT_LABELS } from '@evident/contracts/labels';
import { useState } from 'react';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { FailureLine } from '../../ui/failure-line.js';
import { Field, TextArea } from '../../ui/field.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { Time } from '../../ui/time.js';
import { useHacksQuery, useTryInputMutation } from './break-it-api.js';
import { OutputBlock } from '../../ui/output-block.js';

/** In case the event of a run is lost. */
const CHECKING_POLL_MS = 1_500;

type Outcome = Hack['outcome'];
type Decision = NonNullable<Hack['decision']>;

const OUTCOMES: Record<Outcome, { tone: 'neutral' | 'pass' | 'warn' | 'fail'; word: string; text: string }> =
  {
    checking: { tone: 'neutral', word: 'Checking', text: 'The judge is checking this input.' },
    invalid: { tone: 'warn', word: 'Not allowed', text: 'The problem does not allow this input.' },
    survived: { tone: 'pass', word: 'Right answer', text: 'The solution answers this input rightly.' },
    broken: { tone: 'fail', word: 'Broken', text: 'The solution fails on this input.' },
    unjudged: { tone: 'neutral', word: 'Not judged', text: 'The judge could not check this input.' },
  };
const DECISIONS: Record<Decision, string> = {
  open: 'It is proposed as a test. An administrator will look at it.',
  known: 'The same input was proposed before.',
  accepted: 'It is a hidden test now. Thank you.',
  refused: 'It did not become a test.',
};

function TriedInput({ hack }: { hack: Hack }) {
  const { tone, word, text } = OUTCOMES[hack.outcome];
  const { inputProblem, referenceOutput, solutionOutput, verdict, message, decision, note } = hack;
  const compared = referenceOutput !== null;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0" data-testid="tried-input">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem]">
        <Badge tone={tone}>{word}</Badge>
        <span>{text}</span>
        {hack.outcome === 'broken' && verdict !== null && (
          <span className="text-muted">{VERDICT_LABELS[verdict]}</span>
        )}
        <Time iso={hack.createdAt} className="ml-auto text-muted" />
      </p>
      {decision !== null && (
        <p className="text-[0.8125rem]">
          {DECISIONS[decision]} {note !== null && <span className="text-muted">{note}</span>}
        </p>
      )}
      {inputProblem !== null && <p className="text-[0.8125rem] text-warn">{inputProblem}</p>}
      {hack.outcome === 'broken' && message !== null && (
        <p className="text-[0.8125rem] text-fail">{message}</p>
      )}
      <div className="@container">
        <div className="grid gap-3 @2xl:grid-cols-3">
          <OutputBlock label="Input" text={hack.input} />
          {compared && <OutputBlock label="Reference answer" text={referenceOutput} />}
          {compared && solutionOutput !== null && (
            <OutputBlock label="Answer of the solution" text={solutionOutput} />
          )}
        </div>
      </div>
    </li>
  );
}

/** An own accepted submission, or a shared program. */
type Target = { submissionId: string; threadId?: undefined } | { threadId: string; submissionId?: undefined };

/** Tries inputs on an accepted solution. One that breaks it is proposed as a test. */
export default function BreakIt({ problemId, target }: { problemId: string; target: Target }) {
  const [input, setInput] = useState('');
  const [send, { error: refused, isLoading }] = useTryInputMutation();
  const [checking, setChecking] = useState(false);
  const { data, error, refetch } = useHacksQuery(problemId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: checking ? CHECKING_POLL_MS : 0,
  });
  const open = data?.hacks.some(({ outcome }) => outcome === 'checking') ?? false;
  if (open !== checking) setChecking(open);
  if (!data)
    return error ? (
      <ErrorState title="Could not load your inputs" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={2} label="Loading your inputs" rowClass="h-11" />
    );
  if (!data.available)
    return (
      <p className="text-[0.8125rem] text-muted">
        This problem is interactive or has no validator, so inputs cannot be checked.
      </p>
    );
  const tried = data.hacks.filter(({ submissionId, threadId }) =>
    target.threadId === undefined ? submissionId === target.submissionId : threadId === target.threadId,
  );
  const [latest] = tried;
  return (
    <section aria-label="Break it" className="flex flex-col gap-3 rounded-control border border-line p-3">
      <p className="max-w-prose text-[0.8125rem] text-muted">
        Find an input on which this solution fails although it was accepted. The judge checks it against the
        rules of the problem and the reference. An input that breaks the solution is proposed as a new test.
      </p>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send({ problemId, ...target, input });
        }}
      >
        <Field label="Input that may break it">
          <TextArea
            value={input}
            spellCheck={false}
            onChange={(event) => setInput(event.target.value)}
            className="min-h-24 font-mono text-[0.8125rem]"
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            size="sm"
            variant="primary"
            busy={isLoading || checking}
            disabled={input === ''}
          >
            Check this input
          </Button>
          <FailureLine error={refused} fallback="The input could not be checked." />
        </div>
      </form>
      <p role="status" className="sr-only">
        {latest && OUTCOMES[latest.outcome].text}
      </p>
      {tried.length > 0 && (
        <ul aria-label="Inputs that you tried">
          {tried.map((hack) => (
            <TriedInput key={hack.id} hack={hack} />
          ))}
        </ul>
      )}
    </section>
  );
}
