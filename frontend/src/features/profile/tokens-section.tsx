import { siteInfo } from '../../lib/site.js';
import { cx } from '../../ui/cx.js';
import { ReceiptsPanel } from './receipts-panel.js';
import { TokenHistoryPanel } from './token-history-panel.js';

/** What tokens were bought and used for. Receipts come first, because a refund names one. */
export default function TokensSection() {
  const pays = siteInfo().payments;
  return (
    <div className={cx('grid items-start gap-4', pays && 'xl:grid-cols-2')}>
      <ReceiptsPanel />
      <TokenHistoryPanel />
    </div>
  );
}
