import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadedList } from '../../ui/loaded.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { Panel } from '../../ui/panel.js';
import { useTopicsQuery } from './learning-api.js';
import { NextProblems } from './next-problems.js';
import { solvedOf, TopicProgress } from './topic-problems.js';

/** The learning path: topics in their order, and what to solve next. */
export default function LearnPage() {
  const { data, error, refetch } = useTopicsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageBody className="max-w-5xl">
      <PageTitle title="Learning path" />
      <p className="mt-2 max-w-prose text-muted">
        Each topic explains one idea with a picture and a worked example, and then lists its problems from
        easy to hard. The order is a suggestion: a topic needs little more than those before it.
      </p>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel title="Topics" bodyClass="min-h-96">
          <LoadedList
            what="the learning path"
            data={data?.topics}
            error={error}
            onRetry={refetch}
            rows={8}
            rowClass="h-16"
            empty={<EmptyState title="No topics yet" />}
          >
            {(topics) => (
              <ol className="divide-y divide-line">
                {topics.map(({ slug, title, summary, problems }, at) => (
                  <li key={slug}>
                    <Link
                      to={`/learn/${slug}`}
                      className="flex min-h-16 items-center gap-4 px-4 py-3 outline-offset-[-2px] hover:bg-raised"
                    >
                      <span aria-hidden="true" className="tabular w-6 shrink-0 text-right text-muted">
                        {at + 1}
                      </span>
                      <span className="flex min-w-0 flex-1 flex-col">
                        <span className="font-medium">{title}</span>
                        <span className="text-[0.8125rem] text-muted">{summary}</span>
                      </span>
                      <TopicProgress problems={problems} />
                    </Link>
                  </li>
                ))}
              </ol>
            )}
          </LoadedList>
        </Panel>
        <Panel title="Next for you" bodyClass="min-h-40">
          {data &&
            (data.next.length > 0 ? (
              <NextProblems next={data.next} />
            ) : (
              <EmptyState
                title={
                  data.topics.some(({ problems }) => solvedOf(problems) > 0)
                    ? 'You have solved the whole path'
                    : 'No problems yet'
                }
              />
            ))}
        </Panel>
      </div>
    </PageBody>
  );
}
