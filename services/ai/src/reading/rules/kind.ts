/** The kind of value a variable holds, according to its declarations. */
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
