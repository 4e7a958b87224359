/**
 * The calls of the Java library that take more than constant time, listed from the methods of `java.lang.String`,
 * `StringBuilder`, `java.util` and its streams. What a call costs depends on the receiver's type at run time:
 * `StepCounter.java` decides. A call of an equally named method of the program itself costs nothing there.
 */

/** Calls of which the receiver decides the cost: its length, or the logarithm of its size. */
export const BY_RECEIVER: ReadonlySet<string> = new Set([
  // String, StringBuilder
  ...['indexOf', 'lastIndexOf', 'contains', 'equals', 'equalsIgnoreCase', 'compareTo', 'compareToIgnoreCase'],
  ...['contentEquals', 'toCharArray', 'getBytes', 'chars', 'codePoints', 'toUpperCase', 'toLowerCase'],
  ...[
    'replace',
    'replaceAll',
    'replaceFirst',
    'matches',
    'split',
    'trim',
    'strip',
    'isBlank',
    'lines',
    'reverse',
  ],
  // Collection, List, Deque, Map
  ...['containsAll', 'removeAll', 'retainAll', 'containsValue', 'toArray', 'hashCode', 'clone', 'sort'],
  ...['removeFirstOccurrence', 'removeLastOccurrence', 'replaceValues', 'copyInto', 'elements'],
  // sorted containers and heaps
  ...['add', 'offer', 'poll', 'pollFirst', 'pollLast', 'push', 'put', 'get', 'containsKey', 'getOrDefault'],
  ...[
    'putIfAbsent',
    'computeIfAbsent',
    'computeIfPresent',
    'compute',
    'merge',
    'floor',
    'ceiling',
    'lower',
    'higher',
  ],
  ...[
    'floorKey',
    'ceilingKey',
    'lowerKey',
    'higherKey',
    'floorEntry',
    'ceilingEntry',
    'lowerEntry',
    'higherEntry',
  ],
  ...['first', 'last', 'firstKey', 'lastKey', 'firstEntry', 'lastEntry', 'pollFirstEntry', 'pollLastEntry'],
  // streams
  ...['sorted', 'distinct'],
  // BigInteger, BigDecimal
  ...['multiply', 'divide', 'mod', 'pow', 'modPow', 'subtract', 'gcd', 'toString', 'remainder', 'sqrt'],
]);

/** Calls of which the receiver and the first argument decide the cost: a position, or a value to look for. */
export const BY_POSITION: ReadonlySet<string> = new Set([
  'remove',
  'insert',
  'delete',
  'deleteCharAt',
  'setLength',
]);
/** Only with two arguments the first one is a position. */
export const POSITION_OF_TWO: ReadonlySet<string> = new Set(['add', 'addAll']);
/** Positions in linked lists. */
export const POSITION_OF_ONE: ReadonlySet<string> = new Set(['get', 'set']);

/** Calls that make something new, of which the length of the result is the cost. */
export const BY_RESULT: ReadonlySet<string> = new Set([
  ...['substring', 'subSequence', 'repeat', 'concat', 'join', 'copyValueOf', 'copyOf', 'copyOfRange'],
  ...['deepToString', 'toList', 'toBinaryString'],
]);

/** Calls that take a whole collection, which is the cost. */
export const BY_ARGUMENT: ReadonlySet<string> = new Set([
  ...[
    'addAll',
    'putAll',
    'containsAll',
    'removeAll',
    'retainAll',
    'append',
    'concat',
    'startsWith',
    'endsWith',
  ],
]);

type Charge = 'sorted' | 'copied' | 'halved';
const each = (charge: Charge, names: readonly string[]): ReadonlyMap<string, Charge> =>
  new Map(names.map((name) => [name, charge]));

/** Static calls by the size of their first argument. */
export const STATIC: Readonly<Partial<Record<string, ReadonlyMap<string, Charge>>>> = {
  Arrays: new Map([
    ...each('sorted', ['sort', 'parallelSort']),
    ...each('halved', ['binarySearch']),
    ...each('copied', ['fill', 'setAll', 'equals', 'deepEquals', 'hashCode', 'deepHashCode', 'toString']),
    ...each('copied', ['parallelPrefix', 'mismatch', 'compare']),
  ]),
  Collections: new Map([
    ...each('sorted', ['sort']),
    ...each('halved', ['binarySearch']),
    ...each('copied', [
      'reverse',
      'shuffle',
      'max',
      'min',
      'frequency',
      'addAll',
      'fill',
      'rotate',
      'disjoint',
    ]),
    ...each('copied', ['indexOfSubList', 'lastIndexOfSubList', 'replaceAll', 'list']),
  ]),
  String: each('copied', ['valueOf']),
  List: each('copied', ['copyOf']),
  Set: each('copied', ['copyOf']),
  Map: each('copied', ['copyOf']),
};

/** Calls that begin a stream. Each element that passes is a step. */
export const STREAMS: ReadonlySet<string> = new Set([
  ...[
    'stream',
    'parallelStream',
    'chars',
    'codePoints',
    'range',
    'rangeClosed',
    'iterate',
    'generate',
    'lines',
  ],
  'splitAsStream',
]);

/** Constructors that copy the collection or text that they are given. */
export const COPYING: ReadonlySet<string> = new Set([
  ...[
    'ArrayList',
    'LinkedList',
    'HashSet',
    'LinkedHashSet',
    'HashMap',
    'LinkedHashMap',
    'TreeSet',
    'TreeMap',
  ],
  ...[
    'ArrayDeque',
    'PriorityQueue',
    'Vector',
    'Stack',
    'StringBuilder',
    'StringBuffer',
    'String',
    'BigInteger',
  ],
]);

/** Methods without a value, which a lambda's body can call but not pass on. */
export const WITHOUT_VALUE: ReadonlySet<string> = new Set([
  ...[
    'println',
    'print',
    'forEach',
    'forEachOrdered',
    'forEachRemaining',
    'clear',
    'sort',
    'run',
    'accept',
    'fill',
  ],
  ...[
    'putAll',
    'setCharAt',
    'setLength',
    'reverse',
    'shuffle',
    'swap',
    'addFirst',
    'addLast',
    'replaceAll',
    'flush',
  ],
  ...['push', 'setAll', 'close', 'write', 'newLine', 'arraycopy', 'addElement', 'start', 'join'],
]);
