import { ratingBand } from '@evident/contracts/labels';
import { dateTime } from '../../lib/format.js';
import { useAnalysesQuery } from './analysis-api.js';
import { BAND_LOOKS, ratingText } from './rating-ring.js';

interface AnalysisHistoryProps {
  problemId: string;
  shownId: string | null;
  onShow: (id: string) => void;
}

/** Earlier analyses of the problem. Opening one is free. */
export function AnalysisHistory({ problemId, shownId, onShow }: AnalysisHistoryProps) {
  const { data } = useAnalysesQuery(problemId, { refetchOnMountOrArgChange: true });
  const finished = (data ?? []).flatMap((state) => (state.status === 'completed' ? [state] : []));
  const others = finished.filter((analysis) => analysis.id !== shownId);
  if (others.length === 0) return null;
  return (
    <section className="border-t border-line pt-3">
      <h3 className="mb-1 text-[0.8125rem] font-medium text-muted">Earlier analyses</h3>
      <ul className="flex flex-col">
        {others.slice(0, 10).map((analysis) => (
          <li key={analysis.id}>
            <button
              type="button"
              onClick={() => onShow(analysis.id)}
              className="flex min-h-9 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-raised pointer-coarse:min-h-11"
            >
              <span
                aria-hidden="true"
                className={`size-2 rounded-full ${analysis.rating === null ? 'bg-raised' : BAND_LOOKS[ratingBand(analysis.rating)].dot}`}
              />
              <span className="tabular w-16 font-medium">{ratingText(analysis.rating)}</span>
              <span className="min-w-0 flex-1 truncate text-muted">{analysis['tc&sc']}</span>
              <time dateTime={analysis.createdAt} className="text-[0.8125rem] whitespace-nowrap text-muted">
                {dateTime.format(new Date(analysis.createdAt))}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
