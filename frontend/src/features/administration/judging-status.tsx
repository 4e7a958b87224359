import { LANGUAGE_LABELS } from '@evident/contracts/labels';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Banner } from '../../ui/banner.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { useJudgingStatusQuery, type JudgingStatus } from './administration-api.js';

const POLL_MS = 5_000;
const KIND_LABELS: Record<JudgingStatus['queues'][number]['kind'], string> = {
  run: 'Runs',
  submit: 'Submissions',
  verify: 'Verifications',
};

/** Says above every section what an operator should look at now. */
export function JudgingWarnings() {
  const { data } = useJudgingStatusQuery(undefined, { pollingInterval: POLL_MS });
  return data?.warnings.map((warning) => (
    <Banner key={warning} tone="fail" title={warning} className="mb-4" />
  ));
}

function Queues({ queues }: Pick<JudgingStatus, 'queues'>) {
  return (
    <Table caption="Queues">
      <thead>
        <tr>
          {['Kind', 'Waiting', 'Longest wait', 'Being judged'].map((head) => (
            <Th key={head} className="first:pl-4">
              {head}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular">
        {queues.map(({ kind, queued, judging, oldestSeconds }) => (
          <Tr key={kind}>
            <Td className="pl-4">{KIND_LABELS[kind]}</Td>
            <Td>{queued}</Td>
            <Td>{queued === 0 ? '–' : `${Math.floor(oldestSeconds)} s`}</Td>
            <Td>{judging}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Workers({ workers }: Pick<JudgingStatus, 'workers'>) {
  if (workers.length === 0)
    return (
      <EmptyState title="No judge worker" detail="Start one, or look at the log of those that should run." />
    );
  return (
    <Table caption="Judge workers">
      <thead>
        <tr>
          {['Host', 'Cores in use', 'Isolation', 'Languages', 'Build', 'Speed', 'State'].map((head) => (
            <Th key={head} className="first:pl-4">
              {head}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular">
        {workers.map(({ id, host, cores, busy, tier, languages, takesWork, version, speedMs }) => (
          <Tr key={id}>
            <Td className="pl-4 whitespace-nowrap">{host}</Td>
            <Td>
              {busy} of {cores}
            </Td>
            <Td>{tier}</Td>
            <Td>{languages.map((language) => LANGUAGE_LABELS[language]).join(', ')}</Td>
            <Td className="whitespace-nowrap">{version ?? '–'}</Td>
            <Td>{speedMs === null ? '–' : `${speedMs.toFixed(1)} ms`}</Td>
            <Td>{takesWork ? 'Takes work' : 'Takes no work'}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What waits for the judge, and who judges. */
export function JudgingPanels() {
  const { data, error, refetch } = useJudgingStatusQuery(undefined, { pollingInterval: POLL_MS });
  useFailureLog(error, "The judge's state could not be loaded");
  return (
    <Loaded what="the judge's state" data={data} error={error} onRetry={refetch}>
      {({ queues, workers }) => (
        <>
          <Panel title="Queues" detail="Counted in the database." bodyClass="">
            <Queues queues={queues} />
          </Panel>
          <Panel
            title="Judge workers"
            detail="Workers report every five seconds. Speed: the time of the same small computation on each host; less is faster."
            bodyClass=""
          >
            <Workers workers={workers} />
          </Panel>
        </>
      )}
    </Loaded>
  );
}
