import { Link } from 'react-router-dom';
import { useTopicsQuery } from './learning-api.js';

/** A line above the list of problems: what to solve next, and the way to the learning path. */
export function NextUp() {
  const { data } = useTopicsQuery();
  const [first] = data?.next ?? [];
  return (
    <p className="mt-2 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]">
      <Link to="/learn" className="text-accent underline underline-offset-2">
        Learning path
      </Link>
      {first && (
        <span className="text-muted">
          Next for you:{' '}
          <Link to={`/problem/${first.problem.id}`} className="text-ink underline underline-offset-2">
            {first.problem.title}
          </Link>{' '}
          ({first.topicTitle})
        </span>
      )}
    </p>
  );
}
