import { useEffect, useState } from 'react';
import { dateTime } from '../lib/format.js';
import { useLazyNoticeQuery } from '../lib/notice-api.js';
import { siteInfo } from '../lib/site.js';
import { onEvent, onGap } from '../lib/socket.js';
import { Banner } from '../ui/banner.js';

const shownTime = (iso: string): string => dateTime.format(new Date(iso));

/** The notice of the administrators above each page. The page brings it, and the socket tells changes. */
export function SiteNotice() {
  const [notice, setNotice] = useState(() => siteInfo().notice);
  const [read] = useLazyNoticeQuery();
  useEffect(() => {
    const leave = onEvent('notice.changed', (event) => setNotice(event.notice));
    // A change may have come while the connection was lost. The page has just brought the notice when it opens.
    const leaveGap = onGap(
      (opening) => opening || void read().then(({ data }) => data && setNotice(data.notice)),
    );
    return () => {
      leave();
      leaveGap();
    };
  }, [read]);
  if (notice === null) return null;
  const { text, pausesFrom, endsAt } = notice;
  if (pausesFrom === null) return <Banner tone="info" title={text} className="mx-4 my-2" />;
  return (
    <Banner tone="warn" title={text} className="mx-4 my-2">
      Running, submitting and analysing pause from {shownTime(pausesFrom)} until {shownTime(endsAt)}.
      Everything else goes on.
    </Banner>
  );
}
