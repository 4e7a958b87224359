import { Component, lazy, Suspense, type ReactNode } from 'react';
import { cx } from './cx.js';

const MarkdownBody = lazy(() => import('./markdown-body.js'));

/** A line that opens so many quotes and lists at once is no text; its tree could be too deep to draw. */
const NESTED = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){16}/m;

interface PlainProps {
  plain: ReactNode;
  children: ReactNode;
}

/** Shows the plain text when the Markdown cannot be drawn. */
class PlainOnFailure extends Component<PlainProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.plain : this.props.children;
  }
}

/** Markdown written by another learner: no HTML, no images, only harmless links, and plain text when it is too nested. */
export function ForeignText({ text, className }: { text: string; className?: string }) {
  const plain = <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <div className={cx('prose break-words', className)}>
      {NESTED.test(text) ? (
        plain
      ) : (
        <PlainOnFailure key={text} plain={plain}>
          <Suspense fallback={plain}>
            <MarkdownBody text={text} foreign />
          </Suspense>
        </PlainOnFailure>
      )}
    </div>
  );
}
