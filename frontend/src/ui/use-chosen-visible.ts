import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a list sideways to its chosen entry, which a phone may cut off, also when the window changes its width. */
export function useChosenVisible<List extends HTMLElement>(
  chosen: unknown,
  selector: string,
): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const show = () => {
      const box = list.current;
      const entry = box?.querySelector(selector);
      if (!box || !entry) return;
      const [seen, wanted] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
      box.scrollLeft += Math.max(0, wanted.right - seen.right) - Math.max(0, seen.left - wanted.left);
    };
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [chosen, selector]);
  return list;
}
