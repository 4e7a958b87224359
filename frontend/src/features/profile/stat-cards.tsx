import { Stat } from '../../ui/stat.js';
import { Skeleton } from '../../ui/skeleton.js';

interface StatCardsProps {
  /** Undefined while it loads. */
  solved: number | string | undefined;
  acceptance: string | undefined;
  submissions: number | string | undefined;
  playlists: number | undefined;
}

const pending = <Skeleton className="my-1 h-5 w-16" />;

export function StatCards({ solved, acceptance, submissions, playlists }: StatCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <Stat label="Total Solved" value={solved ?? pending} />
      <Stat label="Acceptance Rate" value={acceptance ?? pending} />
      <Stat label="Total Submissions" value={submissions ?? pending} />
      <Stat label="Playlists" value={playlists ?? pending} />
    </dl>
  );
}
