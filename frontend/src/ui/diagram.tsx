import { createElement, Fragment, useId, useMemo, type ReactNode } from 'react';
import { cx } from './cx.js';
import './diagram.css';

/** What a picture may use. Everything else is left out, so that no text of the catalogue can run code or load a file. */
const ELEMENTS = new Set(['g', 'rect', 'circle', 'line', 'path', 'polyline', 'text']);
const NUMBERS = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'width', 'height'];
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NUMBERS.map((name) => [name, name])),
  d: 'd',
  points: 'points',
  class: 'className',
  'text-anchor': 'textAnchor',
};

function drawn(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || !ELEMENTS.has(node.tagName)) return null;
  const attributes = [...node.attributes].flatMap(({ name, value }) => {
    const known = ATTRIBUTES[name];
    return known === undefined ? [] : [[known, value] as const];
  });
  const children = [...node.childNodes].map(drawn);
  return createElement(node.tagName, { ...Object.fromEntries(attributes), key }, ...children);
}

interface Drawing {
  title: string;
  viewBox: string;
  parts: ReactNode[];
}

/** @returns null for a text that is no picture. */
function drawingOf(svg: string): Drawing | null {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const viewBox = root.getAttribute('viewBox');
  if (root.tagName !== 'svg' || viewBox === null) return null;
  return {
    title: root.querySelector('title')?.textContent ?? '',
    viewBox,
    parts: [...root.childNodes].map(drawn),
  };
}

/** A picture of the catalogue. Its colours come from the theme. */
export function Diagram({ svg, className }: { svg: string; className?: string }) {
  const id = useId();
  const drawing = useMemo(() => drawingOf(svg), [svg]);
  if (!drawing) return null;
  return (
    <figure className={cx('my-2', className)}>
      <svg role="img" aria-labelledby={id} viewBox={drawing.viewBox} className="diagram">
        <title id={id}>{drawing.title}</title>
        {drawing.parts.map((part, at) => (
          <Fragment key={at}>{part}</Fragment>
        ))}
      </svg>
      <figcaption aria-hidden="true" className="mt-2 text-[0.8125rem] text-muted">
        {drawing.title}
      </figcaption>
    </figure>
  );
}
