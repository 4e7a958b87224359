import { isValidElement, lazy, Suspense, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

const Diagram = lazy(async () => ({ default: (await import('./diagram.js')).Diagram }));

/** @returns the picture that a block of code of the language `svg` holds; undefined for any other block. */
function pictureIn(block: ReactNode): string | undefined {
  if (!isValidElement<{ className?: string; children?: ReactNode }>(block)) return undefined;
  const { className, children } = block.props;
  return className === 'language-svg' && typeof children === 'string' ? children : undefined;
}

/** Headings start at level 3. A block of code of the language `svg` is drawn, as far as a picture may go. A table that is wider than its text scrolls by itself, also by the keyboard. */
const OWN: Components = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  pre: ({ children }) => {
    const svg = pictureIn(children);
    if (svg === undefined) return <pre>{children}</pre>;
    return (
      <Suspense fallback={null}>
        <Diagram svg={svg} />
      </Suspense>
    );
  },
  table: ({ children }) => (
    <div className="table-frame" tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
};

/** Texts of other learners show no pictures, and their links say nothing about the reader to the page they lead to. */
const FOREIGN: Components = {
  ...OWN,
  pre: 'pre',
  img: ({ alt }) => <span className="text-muted">[image{alt ? `: ${alt}` : ''}]</span>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  ),
};

/** Loaded lazily because of the parsers. */
export default function MarkdownBody({ text, foreign = false }: { text: string; foreign?: boolean }) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSanitize]}
      components={foreign ? FOREIGN : OWN}
    >
      {text}
    </ReactMarkdown>
  );
}
