import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

const HEADINGS = { h1: 'h3', h2: 'h3', h3: 'h4' } as const;

/** Texts of other learners load no images, and their links say nothing about the reader to the page they lead to. */
const FOREIGN: Components = {
  ...HEADINGS,
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
      components={foreign ? FOREIGN : HEADINGS}
    >
      {text}
    </ReactMarkdown>
  );
}
