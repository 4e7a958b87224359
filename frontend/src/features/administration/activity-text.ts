import type { ActivityEntry, AdminAction } from '@evident/contracts/http/admin-activity';
import { counted } from '../../lib/format.js';

const problem = ({ subject }: ActivityEntry) => subject?.label ?? 'a problem';
const account = ({ subject }: ActivityEntry) => subject?.label ?? 'a deleted account';

function adjusted(entry: ActivityEntry): string {
  const delta = entry.details.delta ?? 0;
  return delta < 0
    ? `Take ${counted(-delta, 'token')} from ${account(entry)}`
    : `Give ${counted(delta, 'token')} to ${account(entry)}`;
}

const WORDS: Record<AdminAction, (entry: ActivityEntry) => string> = {
  'problem.created': ({ details }) => `Create ${details.title ?? 'a problem'}`,
  'problem.updated': (entry) => `Change ${problem(entry)}`,
  'problem.deleted': (entry) => `Delete ${problem(entry)}`,
  'problem.restored': (entry) => `Restore ${problem(entry)}`,
  'problem.published': (entry) => `Publish ${problem(entry)}`,
  'problem.unpublished': (entry) => `Unpublish ${problem(entry)}`,
  'problem.imported': () => 'Import a problem',
  'problem.verified': (entry) => `Verify ${entry.subject ? problem(entry) : 'an unsaved problem'}`,
  'outputs.filled': () => 'Fill expected outputs from a reference',
  'rejudge.previewed': (entry) => `Preview rejudge of ${problem(entry)}`,
  'rejudge.applied': () => 'Apply a rejudge',
  'submission.retried': () => 'Send a failed submission to the judge again',
  'submissions.retried': ({ details }) =>
    `Send ${details.submissions === undefined ? 'all failed submissions' : counted(details.submissions, 'failed submission')} to the judge again`,
  'notice.set': ({ details }) => `Announce “${details.text ?? ''}”`,
  'maintenance.set': ({ details }) => `Pause work for maintenance: “${details.text ?? ''}”`,
  'notice.removed': () => 'Remove the notice',
  'tokens.adjusted': adjusted,
  'account.suspended': (entry) => `Suspend ${account(entry)}`,
  'account.restored': (entry) => `Let ${account(entry)} log in again`,
  'invitation.created': () => 'Invite a person',
  'invitation.revoked': () => 'Withdraw an invitation',
  'class-list.previewed': () => 'Preview a class list',
  'class-list.imported': ({ details }) => `Import a class list of ${counted(details.people ?? 0, 'line')}`,
  'order.refunded': ({ subject }) => `Refund order ${subject?.id ?? ''}`,
  'analysis-report.decided': ({ details }) =>
    details.refund === true ? 'Refund the token of a reported analysis' : 'Dismiss a reported analysis',
  'post-report.decided': ({ details }) =>
    details.remove === true ? 'Remove a reported post' : 'Keep a reported post',
  'proposed-test.decided': (entry) =>
    entry.details.accept === true
      ? `Add a proposed test to ${problem(entry)}`
      : `Refuse a proposed test of ${problem(entry)}`,
  other: () => 'Other action',
};

/** Describes the requested action. Whether it was done is in the entry's outcome. */
export const activityText = (entry: ActivityEntry): string => WORDS[entry.action](entry);
