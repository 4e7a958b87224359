import { useEffect, type ReactNode } from 'react';
import { cx } from './cx.js';

/** Sets the tab's title while mounted. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Evident`;
  }, [title]);
}

interface PageTitleProps {
  title: string;
  /** The tab's title where it should be shorter. */
  documentTitle?: string;
  className?: string;
}

/** The one `h1` of a page: names the tab, and takes focus after a route change. */
export function PageTitle({ title, documentTitle = title, className }: PageTitleProps) {
  useDocumentTitle(documentTitle);
  return (
    <h1 tabIndex={-1} className={cx('text-2xl leading-tight', className)}>
      {title}
    </h1>
  );
}

/** Standard margins and width of a page that scrolls. */
export function PageBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cx('mx-auto w-full max-w-6xl px-4 py-6 lg:px-6 lg:py-8', className)}>{children}</div>
  );
}
