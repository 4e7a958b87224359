/** Calls by which programs fill queues and stacks, and take from them. */
export const PUSHES = /\.(?:append|push|add|offer|addLast|appendleft|addFirst)\(/;
export const POPS = /\.(?:pop|removeLast|pollLast)\(/;
export const TAKES_LAST = /\.(?:pop|removeLast|pollLast)\(\)/;
export const TAKES_FIRST =
  /\.(?:popleft|shift|poll|removeFirst|pollFirst)\(|\.(?:remove\(\)|pop\(0\))|\bhead\s*(?:\+=|\+\+)/;
/** The last value of a list, or the top of a stack. */
export const LAST = /\[-1\]|\.at\(-1\)|(?:length|size\(\)|len\(\w+\))\s*-\s*1\]|\.peek(?:Last|First)?\(/;
