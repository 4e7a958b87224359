import { PackageError } from '@evident/catalogue';
import { SaxesParser } from 'saxes';

const MOST_ELEMENTS = 50_000;
const DEEPEST = 40;

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

/** Parses a document without definitions of entities. @throws PackageError naming the place of the error */
export function parseXml(source: string, file: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser();
  const refuse = (why: string): never => {
    throw new PackageError(`${file} cannot be read: ${why}`);
  };
  parser.on('error', (error) => refuse(error.message));
  parser.on('doctype', () => refuse('a document type is not allowed'));
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length > DEEPEST) refuse('it has too many elements');
    const element: XmlElement = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.write(source).close();
  return root;
}

/** The elements at the end of a path, such as `problem/assets/checker`. */
export const elementsAt = (from: XmlElement, steps: string): XmlElement[] =>
  steps
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [from],
    );

/** A text between tags or in an attribute with quotes. */
export const xmlText = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
