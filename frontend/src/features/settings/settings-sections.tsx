import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { cx } from '../../ui/cx.js';
import { useChosenVisible } from '../../ui/use-chosen-visible.js';

export interface SettingsSection {
  id: string;
  title: string;
  content: ReactNode;
}

/** What the user does when they look at another part of the page. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section that the address names, and again when sections above it load and move it, until the user acts.
 */
function useScrollToSection(hash: string, content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    if (!section || !content.current) return;
    const scroll = () => section.scrollIntoView({ block: 'start' });
    const observer = new ResizeObserver(scroll);
    const stop = () => {
      observer.disconnect();
      for (const act of ACTS) window.removeEventListener(act, stop);
    };
    scroll();
    observer.observe(content.current);
    for (const act of ACTS) window.addEventListener(act, stop, { passive: true });
    return stop;
  }, [hash, content]);
}

/** Sections below each other with links to them: beside them on a wide screen, above them on a narrow one. */
export function SettingsSections({ sections }: { sections: readonly SettingsSection[] }) {
  const { hash } = useLocation();
  const open = sections.find(({ id }) => `#${id}` === hash)?.id ?? sections[0]?.id;
  const content = useRef<HTMLDivElement>(null);
  useScrollToSection(hash, content);
  const links = useChosenVisible<HTMLElement>(open, '[aria-current="true"]');
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:gap-8">
      <nav
        ref={links}
        aria-label="Sections"
        className="flex gap-1 overflow-x-auto border-b border-line pb-2 lg:sticky lg:top-20 lg:w-44 lg:shrink-0 lg:flex-col lg:self-start lg:border-b-0"
      >
        {sections.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === open ? 'true' : undefined}
            className={cx(
              'flex min-h-8 shrink-0 items-center rounded-control px-3 font-medium text-muted hover:bg-raised hover:text-ink pointer-coarse:min-h-11',
              id === open && 'bg-raised text-ink',
            )}
          >
            {title}
          </a>
        ))}
      </nav>
      <div ref={content} className="flex min-w-0 flex-1 flex-col gap-8 lg:max-w-3xl">
        {sections.map(({ id, title, content: section }) => (
          <section
            key={id}
            id={id}
            aria-label={title}
            className="flex scroll-mt-[calc(var(--header-height)+1rem)] flex-col gap-4"
          >
            {section}
          </section>
        ))}
      </div>
    </div>
  );
}
