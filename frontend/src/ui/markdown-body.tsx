import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

/** Loaded lazily because of the parsers. */
export default function MarkdownBody({ text }: { text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSanitize]}
      components={{ h1: 'h3', h2: 'h3', h3: 'h4' }}
    >
      {text}
    </ReactMarkdown>
  );
}
