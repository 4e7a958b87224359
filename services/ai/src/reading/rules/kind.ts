/** What a variable holds, as far as its declarations say. */
export type Kind =
  | 'list'
  | 'numbers'
  | 'text'
  | 'input-text'
  | 'hashed'
  | 'int'
  | 'long'
  | 'fraction'
  | 'boxed'
  | 'array'
  | 'other';

export type Declare = (name: string, kind: Kind) => void;
