import { lazy, Suspense } from 'react';
import { cx } from './cx.js';

// Requested with the page, not after its data.
const body = import('./markdown-body.js');
const MarkdownBody = lazy(() => body);

/**
 * Renders Markdown as safe HTML: raw HTML is dropped, the rest is sanitised, headings start at level 3. The plain text
 * is shown until the parser is loaded.
 */
export function Markdown({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx('prose', className)}>
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <MarkdownBody text={text} />
      </Suspense>
    </div>
  );
}
