import { createHash } from 'node:crypto';
import { CANCEL_CHANNEL, EVENT_CHANNEL, JudgeQueueName, QUEUES, type ServiceName } from '@evident/contracts';

/**
 * What nobody needs: server administration, and what tells the names of keys that a user may not read (Redis checks no
 * pattern for SCAN). Queues need INFO, which is counted as dangerous, and their clients load scripts.
 */
const COMMANDS =
  '+@all -@admin -@dangerous -scan -randomkey -dbsize -pubsub -function -script +script|load +script|exists +info';
const SILENT = '-publish -spublish';
const DEAF = '-subscribe -psubscribe -ssubscribe';

const queues = (...names: readonly string[]): string => names.map((name) => `~bull:${name}:*`).join(' ');
const JUDGE_QUEUES = queues(...JudgeQueueName.options);
const ANNOUNCED = 'evident:judge-language:*';

/** Keys, channels and commands of each service's own user. */
const RIGHTS: Readonly<Record<ServiceName, string>> = {
  gateway: `~limit-* ~gateway:* &${EVENT_CHANNEL} ${COMMANDS} ${SILENT}`,
  problems: `${queues(QUEUES.run, QUEUES.submit, QUEUES.verify)} %R~${ANNOUNCED} &${EVENT_CHANNEL} &${CANCEL_CHANNEL} ${COMMANDS} ${DEAF}`,
  billing: `&${EVENT_CHANNEL} ${COMMANDS} ${DEAF}`,
  ai: `${queues(QUEUES.evidence, QUEUES.analyze)} &${EVENT_CHANNEL} &${CANCEL_CHANNEL} ${COMMANDS} ${DEAF}`,
  // It may hear cancellations but tell nobody anything, so no browser takes an event from it.
  'judge-worker': `${JUDGE_QUEUES} %W~${ANNOUNCED} &${CANCEL_CHANNEL} ${COMMANDS} ${SILENT}`,
};

export const REDIS_USERS = Object.keys(RIGHTS) as ServiceName[];

const hashed = (password: string): string => createHash('sha256').update(password).digest('hex');

/**
 * The users of Redis, in the form of redis.conf and of an ACL file. They hold hashes, so the file tells no password.
 * @param owner of the server, who may do everything
 */
export function redisUserLines(owner: string, services: Readonly<Record<ServiceName, string>>): string[] {
  return [
    `user default on #${hashed(owner)} ~* &* +@all`,
    ...REDIS_USERS.map((name) => `user ${name} on #${hashed(services[name])} resetchannels ${RIGHTS[name]}`),
  ];
}
