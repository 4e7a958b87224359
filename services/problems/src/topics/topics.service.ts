import { TOPICS_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { notFound, RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { nextProblems, toTopicProblem } from './next-problems.js';
import { TopicsRepository, type TopicRow } from './topics.repository.js';

type Request<K extends keyof typeof TOPICS_RPC> = RpcParsedRequest<typeof TOPICS_RPC, K>;
type Answer<K extends keyof typeof TOPICS_RPC> = Promise<RpcResponse<typeof TOPICS_RPC, K>>;

const toSummary = ({ problems, ...topic }: TopicRow) => ({
  ...topic,
  problems: problems.map(toTopicProblem),
});
const toNeighbour = (topic: TopicRow | undefined) =>
  topic === undefined ? null : { slug: topic.slug, title: topic.title };

/** The learning path and the reader's progress on it. */
@Injectable()
export class TopicsService {
  constructor(private readonly topics: TopicsRepository) {}

  @RpcMethod(TOPICS_RPC, 'topics.list')
  async list({ actor }: Request<'topics.list'>): Answer<'topics.list'> {
    const topics = await this.topics.list(actor.userId);
    return { topics: topics.map(toSummary), next: nextProblems(topics) };
  }

  @RpcMethod(TOPICS_RPC, 'topics.get')
  async get({ actor, slug }: Request<'topics.get'>): Answer<'topics.get'> {
    const [texts, topics] = await Promise.all([this.topics.texts(slug), this.topics.list(actor.userId)]);
    const at = topics.findIndex((topic) => topic.slug === slug);
    const topic = topics[at];
    if (!texts || !topic) throw notFound('Topic');
    return {
      ...toSummary(topic),
      ...texts,
      previous: toNeighbour(topics[at - 1]),
      next: toNeighbour(topics[at + 1]),
    };
  }
}
