/**
 * The calls of the Java library that take more than constant time, listed from the methods of `java.lang.String`,
 * `StringBuilder`, `java.util` and its streams. What a call costs depends on the receiver's type at run time:
 * `StepCounter.java` decides. A call of an equally named method of the program itself costs nothing there.
 */

/** Calls of which the receiver decides the cost: its length, or the logarithm of its size. */
export const BY_RECEIVER: ReadonlySet<string> = new Set([
  // String, StringBuilder
  ...['lastIndexOf', 'contains', 'equals', 'equalsIgnoreCase', 'compareTo', 'compareToIgnoreCase'],
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
  ...['containsValue', 'toArray', 'hashCode', 'clone', 'sort', 'removeIf', 'search'],
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
  // BitSet
  ...['and', 'or', 'xor', 'andNot', 'cardinality', 'intersects'],
  // BigInteger, BigDecimal
  ...['multiply', 'divide', 'mod', 'pow', 'modPow', 'subtract', 'gcd', 'toString', 'remainder', 'sqrt'],
  ...['shiftLeft', 'shiftRight', 'setBit'],
]);

/** Calls of which the receiver and the first argument decide the cost: a position, or a value to look for. */
export const BY_POSITION: ReadonlySet<string> = new Set([
  'remove',
  'insert',
  'delete',
  'deleteCharAt',
  'setLength',
]);
/** Calls of which the cost depends on the receiver and on all values of another collection. */
export const BY_WHOLE: ReadonlySet<string> = new Set([
  'addAll',
  'putAll',
  'removeAll',
  'retainAll',
  'containsAll',
]);
/** Calls that look from a position on until they find something. */
export const SEARCHING: ReadonlySet<string> = new Set(['indexOf']);
/** Views of sorted containers, which count their items when they are asked for their size. */
export const VIEWS: ReadonlySet<string> = new Set([
  'headSet',
  'tailSet',
  'subSet',
  'headMap',
  'tailMap',
  'subMap',
]);
/** Only with two arguments the first one is a position. */
export const POSITION_OF_TWO: ReadonlySet<string> = new Set(['add', 'addAll']);
/** Positions in linked lists. */
export const POSITION_OF_ONE: ReadonlySet<string> = new Set(['get', 'set']);

/** Calls that make something new, of which the length of the result is the cost. */
export const BY_RESULT: ReadonlySet<string> = new Set([
  ...['substring', 'subSequence', 'repeat', 'concat', 'join', 'copyValueOf', 'copyOf', 'copyOfRange'],
  ...['deepToString', 'toList', 'toBinaryString', 'format', 'formatted'],
]);

/** Calls that take a whole text, which is the cost. */
export const BY_ARGUMENT: ReadonlySet<string> = new Set([
  'append',
  'concat',
  'startsWith',
  'endsWith',
  'matcher',
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
    ...each('copied', ['reverse', 'shuffle', 'max', 'min', 'frequency', 'fill', 'rotate', 'disjoint']),
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

/** Constructors that put everything they are given in order. */
export const ORDERING: ReadonlySet<string> = new Set(['TreeSet', 'TreeMap', 'ConcurrentSkipListSet']);

/** Collectors that fill what the constructor among their arguments makes, and the constructors that order it. */
export const COLLECTORS: ReadonlySet<string> = new Set(['groupingBy', 'toMap', 'toCollection']);
export const ORDERED = /^(?:java\.util\.)?(TreeMap|TreeSet|PriorityQueue)::new$/;

/** Orders that are made by a call. The compiler needs their place to find their type. */
export const COMPARATOR =
  /^(?:java\.util\.)?(?:Comparator|Map\.Entry|Entry|Collections\.reverseOrder)\b|\.(?:reversed|thenComparing\w*)\(/;

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
