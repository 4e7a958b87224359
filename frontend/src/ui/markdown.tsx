import { lazy, Suspense } from 'react';
import { cx } from './cx.js';

// Asked for as soon as a page that shows text is loaded, beside its data and not after it.
const body = import('./markdown-body.js');
const MarkdownBody = lazy(() => body);

/**
 * Authors' text as safe HTML: raw HTML is dropped, the rest passes an allow-list, headings start below the page's.
 * Until the parser is there, the text itself is shown.
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
