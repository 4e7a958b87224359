import { z } from 'zod';
import { Topic, TopicsAnswer } from '../http/topics.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

/** The learning path, with what the user has solved of it. */
export const TOPICS_RPC = calledBy(['gateway'], {
  'topics.list': {
    repeatable: 'always',
    request: z.object({ actor: Actor }),
    response: TopicsAnswer,
  },
  'topics.get': {
    repeatable: 'always',
    request: z.object({ actor: Actor, slug: z.string() }),
    response: Topic,
  },
});
