import type { MessageAnswer } from '@evident/contracts/http/auth';
import type { Notification, NotificationsAnswer } from '@evident/contracts/http/discussions';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api.js';
import { Dropdown } from '../../ui/dropdown.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { icon } from '../../ui/icons.js';
import { Time } from '../../ui/time.js';

/** New answers are not urgent, so the list is asked for each minute. */
const POLL_MS = 60_000;

const BellIcon = icon(
  <>
    <path d="M4 11.5V7a4 4 0 0 1 8 0v4.5z" />
    <path d="M2.5 11.5h11M6.5 14h3" />
  </>,
);

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<NotificationsAnswer, void>({
      query: () => '/notifications',
      providesTags: ['Notification'],
    }),
    markRead: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/notifications/read', method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Notification']),
    }),
    /** The list shows it as read at once; also the other answers to its thread, which are opened with it. */
    markOneRead: build.mutation<MessageAnswer, Notification>({
      query: ({ id }) => ({ url: `/notifications/${id}/read`, method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Notification']),
      async onQueryStarted(opened, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('notifications', undefined, (shown) => {
            for (const entry of shown.notifications) {
              const together = entry.kind === 'answer' && opened.kind === 'answer';
              if (entry.id === opened.id || (together && entry.threadId === opened.threadId))
                entry.read = true;
            }
            shown.unread = shown.notifications.filter(({ read }) => !read).length;
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});
const { useNotificationsQuery, useMarkReadMutation, useMarkOneReadMutation } = notificationsApi;

function sentenceOf({ kind, author, note, threadTitle }: Notification): string {
  if (kind === 'answer') return `${author ?? '[deleted]'} answered “${threadTitle}”`;
  const what = {
    removed: 'An administrator removed your post',
    'test-accepted': 'Your input is a hidden test now',
    'test-refused': 'Your input did not become a test',
  }[kind];
  return note === null ? what : `${what}: ${note}`;
}

function addressOf({ kind, problemId, threadId, discussionKind }: Notification): string {
  const problem = `/problem/${problemId}`;
  if (kind === 'removed') return `${problem}#discussion`;
  if (kind !== 'answer') return `${problem}#submissions`;
  return `${problem}?thread=${threadId}${discussionKind === 'question' ? '' : `&kind=${discussionKind}`}#discussion`;
}

function Entry({ entry, onOpen }: { entry: Notification; onOpen: () => void }) {
  return (
    <li>
      <Link
        to={addressOf(entry)}
        onClick={onOpen}
        className="flex flex-col gap-0.5 rounded-control px-3 py-2 hover:bg-raised"
      >
        <span className={cx('break-words', !entry.read && 'font-medium')}>
          {!entry.read && <span className="sr-only">Unread: </span>}
          {sentenceOf(entry)}
        </span>
        <span className="text-[0.8125rem] text-muted">
          {entry.problemTitle} · <Time iso={entry.createdAt} />
        </span>
      </Link>
    </li>
  );
}

/** What happened to the user's posts and proposed tests, with the number of unread entries on the button. */
export default function NotificationsMenu() {
  const { data } = useNotificationsQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const [markRead, { isLoading }] = useMarkReadMutation();
  const [markOneRead] = useMarkOneReadMutation();
  const unread = data?.unread ?? 0;
  const entries = data?.notifications ?? [];
  return (
    <Dropdown
      label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
      iconOnly
      className="max-sm:static"
      button={
        <span className="relative flex">
          <BellIcon />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="tabular absolute -top-2 left-2 min-w-4 rounded-full bg-accent px-1 text-[0.625rem] leading-4 font-semibold text-on-accent"
            >
              {unread}
            </span>
          )}
        </span>
      }
    >
      {(close) => (
        <div className="max-h-[70dvh] w-80 max-w-full overflow-y-auto max-sm:w-auto">
          <div className="flex min-h-9 items-center gap-2 border-b border-line px-3 pb-1">
            <h2 className="text-sm">Notifications</h2>
            {unread > 0 && (
              <Button
                size="sm"
                variant="ghost"
                busy={isLoading}
                onClick={() => void markRead()}
                className="ml-auto"
              >
                Mark all as read
              </Button>
            )}
          </div>
          {entries.length === 0 ? (
            <p className="px-3 py-4 text-muted">No notifications</p>
          ) : (
            <ul aria-label="Notifications">
              {entries.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  onOpen={() => {
                    close();
                    if (!entry.read) void markOneRead(entry);
                  }}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Dropdown>
  );
}
