import { Link, useParams } from 'react-router-dom';
import { ErrorState } from '../../ui/error-state.js';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.js';
import { Markdown } from '../../ui/markdown.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { Panel } from '../../ui/panel.js';
import { LoadingPane } from '../../ui/spinner.js';
import { Diagram } from '../../ui/diagram.js';
import { useTopicQuery } from './learning-api.js';
import { TopicProblems, TopicProgress } from './topic-problems.js';

/** One topic of the learning path. */
export default function TopicPage() {
  const { slug = '' } = useParams();
  const { data: topic, error, refetch } = useTopicQuery(slug);
  if (!topic)
    return (
      <PageBody className="max-w-5xl">
        {error ? (
          <>
            <PageTitle title="Learning path" className="mb-4" />
            <ErrorState title="Could not load the topic" error={error} onRetry={() => void refetch()} />
          </>
        ) : (
          <LoadingPane label="Loading the topic" className="min-h-96" />
        )}
      </PageBody>
    );
  const { previous, next } = topic;
  return (
    <PageBody className="max-w-5xl">
      <nav aria-label="Learning path">
        <Link to="/learn" className="text-[0.8125rem] text-accent hover:underline">
          Learning path
        </Link>
      </nav>
      <PageTitle title={topic.title} className="mt-1" />
      <p className="mt-1 text-muted">{topic.summary}</p>
      {/* Only the middle row stretches, so both columns of a wide screen stay without gaps. */}
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr_auto]">
        <article aria-label="The idea" className="min-w-0 lg:row-span-2 lg:row-start-1">
          <Markdown text={topic.idea} />
        </article>
        <Diagram svg={topic.picture} className="min-w-0 lg:col-start-2 lg:row-start-1" />
        <section aria-labelledby="trace" className="min-w-0 lg:col-start-1 lg:row-start-3">
          <h2 id="trace" className="mb-2 text-base">
            A worked example
          </h2>
          <Markdown text={topic.trace} />
        </section>
        <Panel
          title="Problems"
          actions={<TopicProgress problems={topic.problems} />}
          bodyClass=""
          className="lg:col-start-2 lg:row-span-2 lg:row-start-2"
        >
          <TopicProblems problems={topic.problems} />
        </Panel>
      </div>
      <nav
        aria-label="Other topics"
        className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-4"
      >
        {previous ? (
          <Link
            to={`/learn/${previous.slug}`}
            className="flex items-center gap-2 text-accent hover:underline"
          >
            <ArrowLeftIcon />
            {previous.title}
          </Link>
        ) : (
          <span />
        )}
        {next && (
          <Link to={`/learn/${next.slug}`} className="flex items-center gap-2 text-accent hover:underline">
            {next.title}
            <ArrowRightIcon />
          </Link>
        )}
      </nav>
    </PageBody>
  );
}
