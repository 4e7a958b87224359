import { ErrorState } from '../../ui/error-state.js';
import { LoadingPane } from '../../ui/spinner.js';
import { useReadProgressQuery } from './progress-api.js';
import { ReviewsPanel } from './reviews-panel.js';
import { StreakPanel } from './streak-panel.js';
import { TopicMap } from './topic-map.js';
import { WeekPanel } from './week-panel.js';

/** Streak, weekly goal, reviews and topics, as the server computed them from the submissions. */
export default function ProgressSection() {
  const { data, error, refetch } = useReadProgressQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data)
    return error ? (
      <ErrorState title="Could not load your progress" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingPane label="Loading your progress" className="min-h-96" />
    );
  const { streak, week, reviews, topics } = data.progress;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <StreakPanel streak={streak} />
        <WeekPanel solved={week.solved} goal={data.weeklyGoal} />
      </div>
      <ReviewsPanel reviews={reviews} />
      <TopicMap topics={topics} />
    </>
  );
}
