import type { TokenHistoryAnswer } from '@evident/contracts/http/payments';
import { siteInfo } from '../../lib/site.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { ButtonLink } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { ShowOlder } from '../../ui/show-older.js';
import { Td, Th, Tr } from '../../ui/table.js';
import { Time } from '../../ui/time.js';
import { useGetTokenHistoryInfiniteQuery } from './profile-api.js';

type Transfer = TokenHistoryAnswer['transfers'][number];

const KIND_LABELS: Record<Transfer['kind'], string> = {
  signup: 'Signup gift',
  purchase: 'Purchase',
  usage: 'AI analysis',
  refund: 'Refund',
  adjust: 'Adjustment',
};

const signed = (delta: number) => (delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`);

function Line({ transfer }: { transfer: Transfer }) {
  return (
    <Tr>
      <Td className="w-full py-1.5 pl-4">
        <span className="block font-medium">{KIND_LABELS[transfer.kind]}</span>
        {transfer.reason !== null && <span className="block text-xs text-muted">{transfer.reason}</span>}
      </Td>
      <Td className={cx('text-right font-medium', transfer.delta > 0 ? 'text-pass' : 'text-ink')}>
        {signed(transfer.delta)}
      </Td>
      <Td className="text-right">{transfer.balanceAfter}</Td>
      <Td className="pr-4 text-right text-[0.8125rem] whitespace-nowrap text-muted">
        <Time iso={transfer.createdAt} />
      </Td>
    </Tr>
  );
}

/** The token transfers of the user. */
export function TokenHistoryPanel() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useGetTokenHistoryInfiniteQuery();
  useFailureLog(error, 'The token history could not be loaded');
  const held = data?.pages[0]?.held ?? 0;
  return (
    <Panel
      title="Token History"
      detail={held > 0 ? `${held} reserved for a running analysis` : undefined}
      actions={
        siteInfo().payments && (
          <ButtonLink size="sm" to="/pricing">
            Buy tokens
          </ButtonLink>
        )
      }
      bodyClass="min-h-32"
    >
      <LoadedList
        what="the token history"
        data={data?.pages.flatMap((page) => page.transfers)}
        error={error}
        onRetry={refetch}
        rows={5}
        rowClass="h-12"
        empty={<EmptyState title="No token history yet" />}
      >
        {(transfers) => (
          <div
            className="max-h-[26rem] overflow-y-auto"
            tabIndex={0}
            role="region"
            aria-label="Token history entries"
          >
            <table className="w-full text-left">
              <caption className="sr-only">Token History</caption>
              <thead>
                <tr>
                  <Th className="pl-4">Entry</Th>
                  <Th className="text-right">Change</Th>
                  <Th className="text-right">Balance</Th>
                  <Th className="pr-4 text-right">When</Th>
                </tr>
              </thead>
              <tbody>
                {transfers.map((transfer) => (
                  <Line key={transfer.id} transfer={transfer} />
                ))}
              </tbody>
            </table>
            {hasNextPage && <ShowOlder busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />}
          </div>
        )}
      </LoadedList>
    </Panel>
  );
}
