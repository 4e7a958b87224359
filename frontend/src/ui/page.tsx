import { useEffect, type ReactNode } from 'react';
import { cx } from './cx.js';

/** Sets the document title. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Evident`;
  }, [title]);
}

interface PageTitleProps {
  title: string;
  /** Document title, if it differs. */
  documentTitle?: string;
  className?: string;
}

/** The `h1` of a page. Sets the document title and receives the focus after a route change. */
export function PageTitle({ title, documentTitle = title, className }: PageTitleProps) {
  useDocumentTitle(documentTitle);
  return (
    <h1 tabIndex={-1} className={cx('text-2xl leading-tight', className)}>
      {title}
    </h1>
  );
}

/** Standard margins and width of a page. */
export function PageBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cx('mx-auto w-full max-w-6xl px-4 py-6 lg:px-6 lg:py-8', className)}>{children}</div>
  );
}
