import type {
  DecideHackRequest,
  HackDecidedAnswer,
  ProposedTest,
  ProposedTestsAnswer,
} from '@evident/contracts/http/hacks';
import { LANGUAGE_LABELS, VERDICT_LABELS } from '@evident/contracts/labels';
import { REASON_LIMITS } from '@evident/contracts/limits';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { Badge } from '../../ui/badge.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { FailureLine } from '../../ui/failure-line.js';
import { Field, TextInput } from '../../ui/field.js';
import { LoadedList } from '../../ui/loaded.js';
import { OutputBlock } from '../../ui/output-block.js';
import { Panel } from '../../ui/panel.js';
import { SourceText } from '../../ui/source-text.js';
import { Time } from '../../ui/time.js';

const proposedTestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    proposedTests: build.query<ProposedTestsAnswer, void>({
      query: () => '/admin/proposed-tests',
      providesTags: ['Hack'],
    }),
    decideProposal: build.mutation<HackDecidedAnswer, DecideHackRequest & { hackId: string }>({
      query: ({ hackId, ...body }) => ({
        url: `/admin/proposed-tests/${hackId}/decide`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (answer) =>
        answer ? ['Hack', 'Problems', { type: 'Problem', id: answer.problemId }] : [],
    }),
  }),
});
const { useProposedTestsQuery, useDecideProposalMutation } = proposedTestsApi;

interface Accepted {
  problemId: string;
  problemTitle: string;
}

interface ProposalProps {
  proposal: ProposedTest;
  onAccepted: (accepted: Accepted) => void;
}

function Decision({ proposal, onAccepted }: ProposalProps) {
  const [note, setNote] = useState('');
  const [send, { error, isLoading, originalArgs }] = useDecideProposalMutation();
  const decide = async (accept: boolean) => {
    const { data } = await send({ hackId: proposal.id, accept, note: note.trim() });
    if (!data) return;
    toasts.success(data.message);
    if (accept) onAccepted(proposal);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Note to the learner"
        hint="A refusal needs a reason. Accepting runs the reference solutions on all tests first."
        className="max-w-xl"
      >
        <TextInput
          maxLength={REASON_LIMITS.adminMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="primary"
          busy={isLoading && originalArgs?.accept === true}
          disabled={isLoading}
          onClick={() => void decide(true)}
        >
          Add to the hidden tests
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={isLoading || note.trim().length < REASON_LIMITS.min}
          onClick={() => void decide(false)}
        >
          Refuse
        </Button>
        <FailureLine error={error} fallback="The proposal could not be decided." />
      </div>
    </div>
  );
}

function Proposal({ proposal, onAccepted }: ProposalProps) {
  const { problemId, problemTitle, verdict, message, sourceCode, author } = proposal;
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Link to={`/problem/${problemId}`} className="font-medium break-words hover:underline">
          {problemTitle}
        </Link>
        {verdict !== null && <Badge tone="fail">{VERDICT_LABELS[verdict]}</Badge>}
        <Badge>{LANGUAGE_LABELS[proposal.language]}</Badge>
        <span className="text-muted">{author ?? '[deleted]'}</span>
        <Time iso={proposal.createdAt} className="ml-auto text-[0.8125rem] text-muted" />
      </div>
      {message !== null && <p className="text-[0.8125rem] text-fail">{message}</p>}
      <div className="grid gap-3 md:grid-cols-3">
        <OutputBlock label="Input" text={proposal.input} />
        <OutputBlock label="Reference answer" text={proposal.referenceOutput ?? ''} />
        <OutputBlock label="Answer of the solution" text={proposal.solutionOutput ?? ''} />
      </div>
      {sourceCode !== null && (
        <details>
          <summary className="text-[0.8125rem] text-muted">The solution that it breaks</summary>
          <div className="mt-2">
            <SourceText label="Source code" text={sourceCode} />
          </div>
        </details>
      )}
      <Decision proposal={proposal} onAccepted={onAccepted} />
    </li>
  );
}

/** Inputs by which learners broke accepted solutions. An accepted one becomes a hidden test. */
export function ProposedTests() {
  const { data, error, refetch } = useProposedTestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  return (
    <>
      {accepted && (
        <Banner
          tone="pass"
          title={`${accepted.problemTitle} has a new test.`}
          onDismiss={() => setAccepted(null)}
        >
          Earlier submissions keep their verdicts until you{' '}
          <Link
            to={`/edit-problem/${accepted.problemId}`}
            className="text-accent underline underline-offset-2"
          >
            judge them again
          </Link>
          .
        </Banner>
      )}
      <Panel
        title="Proposed tests"
        detail={data && data.total > data.proposals.length ? `${data.total} wait` : undefined}
        bodyClass="min-h-60"
      >
        <LoadedList
          what="the proposed tests"
          data={data?.proposals}
          error={error}
          onRetry={refetch}
          rowClass="h-14"
          empty={
            <EmptyState
              title="No proposed tests"
              detail="Inputs that break an accepted solution appear here."
            />
          }
        >
          {(proposals) => (
            <ul className="divide-y divide-line">
              {proposals.map((proposal) => (
                <Proposal key={proposal.id} proposal={proposal} onAccepted={setAccepted} />
              ))}
            </ul>
          )}
        </LoadedList>
      </Panel>
    </>
  );
}
