import { Button } from '../../ui/button.js';
import { ChevronRightIcon } from '../../ui/icons.js';
import { ChevronLeftIcon } from '../../ui/list-icons.js';
import type { PageView } from './list-view.js';

export function ListFooter({ view, onPage }: { view: PageView; onPage: (page: number) => void }) {
  const { page, pageCount, summary } = view;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
      <p role="status" className="tabular text-[0.8125rem] text-muted">
        {summary}
      </p>
      <nav aria-label="Pages" className="flex items-center gap-2">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeftIcon />
          Previous
        </Button>
        <span className="tabular min-w-12 text-center text-[0.8125rem] text-muted">
          {page}/{pageCount}
        </span>
        <Button disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRightIcon />
        </Button>
      </nav>
    </footer>
  );
}
