import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

/** Headings start at level 3. A table that is wider than its text scrolls by itself, also by the keyboard. */
const OWN: Components = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  table: ({ children }) => (
    <div className="table-frame" tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
};

/** Texts of other learners load no images, and their links say nothing about the reader to the page they lead to. */
const FOREIGN: Components = {
  ...OWN,
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
