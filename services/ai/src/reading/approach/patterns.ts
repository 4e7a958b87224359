/** Calls by which programs fill queues and stacks, and take from them. */
export const PUSHES =
  /\.(?:append|push|add|offer|addLast|appendleft|addFirst)\(|\b(?:\w*(?:queue|stack)\w*|q|st)\[\s*\w+\+\+\s*\]\s*=[^=]/i;
export const POPS = /\.(?:pop|removeLast|pollLast)\(|\b(?:\w*stack\w*|st)\[\s*--\w+\s*\]/i;
export const TAKES_LAST = /\.(?:pop|removeLast|pollLast)\(\)|\b(?:\w*stack\w*|st)\[\s*--\w+\s*\]/i;
export const TAKES_FIRST =
  /\.(?:popleft|shift|poll|removeFirst|pollFirst)\(|\.(?:remove\(\)|pop\(0\))|\bhead\s*(?:\+=|\+\+)|\b(?:\w*queue\w*|q)\[\s*\w+\+\+\s*\](?!\s*=[^=])/i;
/** The last value of a list, or the top of a stack. */
export const LAST = /\[-1\]|\.at\(-1\)|(?:length|size\(\)|len\(\w+\))\s*-\s*1\]|\.peek(?:Last|First)?\(/;

/** A cell of a table, an operator, and what is assigned. */
export const ASSIGNED_CELL = /\b(\w+)(?:\[[^\]\n]{1,80}\]){1,2}\s*([+&|*]?)=([^=\n;][^\n;]*)/g;

/** Half of a number. */
export const HALF = /(?:\/\/|\/)\s*2\b|>>>?\s*1\b/;
