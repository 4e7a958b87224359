import type { CodeEditorProps } from '../editor-types.js';

/** What the editor offers in one language. Lists are separated by spaces. */
interface Vocabulary {
  keywords: readonly string[];
  /** Functions, types and modules of the standard library that can stand alone. */
  globals: readonly string[];
  /** Names that come after a dot. */
  members: readonly string[];
}

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

const JAVASCRIPT: Vocabulary = {
  keywords: words(
    `async await break case catch class const continue default delete do else extends false finally for function if in
    instanceof let new null of return static super switch this throw true try typeof undefined while yield`,
  ),
  globals: words(
    `Array BigInt Boolean Infinity JSON Map Math NaN Number Object Promise RegExp Set String Symbol console isNaN parseFloat
    parseInt process require`,
  ),
  members: words(
    `abs add at ceil charAt charCodeAt clear codePointAt concat delete endsWith entries every fill filter find findIndex
    findLast flat flatMap floor forEach from fromCharCode fromEntries get has includes indexOf isInteger join keys
    lastIndexOf length log log2 map match max min padEnd padStart parse pop pow push readFileSync reduce repeat replace
    replaceAll reverse round set shift sign size slice some sort splice split sqrt startsWith stringify substring
    toFixed toLowerCase toSorted toString toUpperCase trim trunc unshift values`,
  ),
};

const PYTHON: Vocabulary = {
  keywords: words(
    `and as assert async await break class continue def del elif else except False finally for from global if import in is
    lambda None nonlocal not or pass raise return True try while with yield`,
  ),
  globals: words(
    `abs all any bin bisect bisect_left bisect_right bool chr collections Counter defaultdict deque dict divmod enumerate
    filter float frozenset functools heapq input int isinstance itertools len list lru_cache map math max min next
    ord pow print range reversed round set sorted str sum sys tuple zip`,
  ),
  members: words(
    `add append appendleft ceil clear combinations copy count discard endswith extend extendleft find floor format gcd get
    heapify heappop heappush heappushpop index inf insert intersection isalnum isalpha isdigit islower isqrt isupper
    items join keys log log2 lower lstrip most_common permutations pop popitem popleft prod product read readline
    readlines remove replace reverse rstrip setdefault setrecursionlimit sort split splitlines sqrt startswith stdin
    stdout strip title translate union update upper values write zfill`,
  ),
};

const JAVA: Vocabulary = {
  keywords: words(
    `abstract boolean break byte case catch char class continue default do double else enum extends false final finally
    float for if implements import instanceof int interface long new null package private protected public record
    return short static super switch this throw throws true try var void while yield`,
  ),
  globals: words(
    `ArrayDeque ArrayList Arrays BigInteger BitSet BufferedReader Character Collections Comparator Deque Double HashMap
    HashSet InputStreamReader Integer IntStream Iterator LinkedHashMap LinkedList List Long Map Math Object Objects
    PriorityQueue Queue Scanner Set Stack Stream StreamTokenizer String StringBuilder StringTokenizer System TreeMap
    TreeSet`,
  ),
  members: words(
    `abs add addAll addFirst addLast append asList ceil ceilingKey charAt clear compare compareTo compute computeIfAbsent
    contains containsKey containsValue copyOf copyOfRange deleteCharAt entrySet equals fill filter first firstKey
    floorKey forEach get getFirst getKey getLast getOrDefault getValue hasNext hashCode in indexOf insert isDigit
    isEmpty isLetter isLetterOrDigit iterator join keySet lastIndexOf lastKey length lines map mapToObj max merge min
    next nextInt nextLine nextLong offer offerFirst offerLast of out parseInt parseLong peek peekFirst peekLast poll
    pollFirst pollLast pop pow print printf println push put putIfAbsent readLine remove removeFirst removeLast
    replace reverse round set setCharAt setLength size sort split sqrt stream strip subList substring sum toCharArray
    toLowerCase toString toUpperCase trim valueOf values`,
  ),
};

const CPP: Vocabulary = {
  keywords: words(
    `auto bool break case char class const constexpr continue default delete do double else enum false float for if int
    long namespace new nullptr operator private public return short signed sizeof static struct switch template this
    true typename unsigned using void while`,
  ),
  globals: words(
    `abs accumulate array bitset cerr cin cout deque endl fill getline greater INT_MAX INT_MIN lower_bound make_pair map max
    max_element min min_element multiset next_permutation pair priority_queue queue reverse set sort stack std string
    stoi stoll swap to_string tuple unordered_map unordered_set upper_bound vector`,
  ),
  members: words(
    `at back begin clear count emplace emplace_back empty end erase find first front insert length lower_bound pop pop_back
    pop_front push push_back push_front rbegin rend reserve resize second size substr top upper_bound`,
  ),
};

export const VOCABULARIES: Readonly<Record<CodeEditorProps['language'], Vocabulary>> = {
  javascript: JAVASCRIPT,
  python: PYTHON,
  java: JAVA,
  cpp: CPP,
};
