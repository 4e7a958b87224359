    // The other members of StepCounter: what each call of the library costs.

    /** The receiver of a call that costs by the receiver's size. */
    static <T> T r(T receiver, String method) {
        if (receiver instanceof CharSequence) text((CharSequence) receiver, method);
        else if (receiver instanceof java.util.Collection) items((java.util.Collection<?>) receiver, method);
        else if (receiver instanceof java.util.Map) map((java.util.Map<?, ?>) receiver, method);
        else if (receiver instanceof java.math.BigInteger) digits(((java.math.BigInteger) receiver).bitLength() / 32, method);
        else if (receiver instanceof java.util.BitSet) charge(method, 1 + ((java.util.BitSet) receiver).length() / 64);
        else if (receiver != null && method.equals("clone")) charge(method, sizeOf(receiver));
        else if (receiver instanceof java.util.stream.BaseStream && method.equals("sorted")) return sortedStream(receiver);
        return receiver;
    }

    /** A short text, such as a number that is read, costs the same whatever its length; what it lacks is noted. */
    static int letters(CharSequence text) {
        lacking = Math.max(0, 20 - text.length());
        return text.length() + lacking;
    }

    private static void text(CharSequence text, String method) {
        switch (method) {
            case "split": case "trim": case "strip":
                charge("input", letters(text));
                break;
            case "add": case "get": case "put": case "push": case "hashCode":
                break;
            case "toString":
                if (!(text instanceof String)) charge(method, letters(text));
                break;
            default:
                charge(method, letters(text));
        }
    }

    private static void items(java.util.Collection<?> items, String method) {
        boolean heap = isHeap(items);
        boolean tree = items instanceof java.util.SortedSet;
        switch (method) {
            case "sort":
                charge(method, 2 * items.size() * log(items.size()));
                break;
            case "add": case "offer": case "poll": case "pollFirst": case "pollLast": case "first": case "last":
            case "floor": case "ceiling": case "lower": case "higher":
                if (heap || tree) charge(method, 4 * log(items.size()));
                else if (items instanceof java.util.concurrent.CopyOnWriteArrayList) charge(method, items.size());
                break;
            case "remove":
                if (heap) charge(method, 4 * log(items.size()));
                break;
            case "contains":
                if (tree) charge(method, 4 * log(items.size()));
                else if (scans(items)) charge(method, items.size());
                break;
            case "push": case "get": case "put": case "merge": case "and": case "or":
                break;
            default:
                charge(method, items.size());
        }
    }

    private static boolean isHeap(Object items) {
        return items instanceof java.util.PriorityQueue || items instanceof java.util.concurrent.PriorityBlockingQueue;
    }

    private static void map(java.util.Map<?, ?> map, String method) {
        if (method.equals("containsValue") || method.equals("equals") || method.equals("hashCode") || method.equals("toString") || method.equals("view")) charge(method, map.size());
        else if (map instanceof java.util.SortedMap) charge(method, 4 * log(map.size()));
    }

    private static void digits(double size, String method) {
        if (method.equals("multiply") || method.equals("divide") || method.equals("mod") || method.equals("pow") || method.equals("modPow") || method.equals("toString") || method.equals("remainder"))
            charge(method, 1 + size * size);
        else charge(method, 1 + size);
    }

    static boolean scans(java.util.Collection<?> items) {
        return !(items instanceof java.util.Set);
    }

    /** Receivers of calls of which the first argument is a position or a value. */
    static final Object[] pending = new Object[SLOT_COUNT];
    static final String[] methods = new String[SLOT_COUNT];

    static <T> T at(T receiver, int slot, String method) {
        pending[slot] = receiver;
        methods[slot] = method;
        return receiver;
    }

    static int i(int slot, int position) {
        Object receiver = pending[slot];
        pending[slot] = null;
        if (receiver instanceof java.util.LinkedList) charge(methods[slot], Math.max(0, Math.min(position, ((java.util.List<?>) receiver).size() - position)) + 1);
        else if (receiver instanceof java.util.List) {
            if (!methods[slot].equals("get") && !methods[slot].equals("set")) charge(methods[slot], 0.2 * Math.max(0, ((java.util.List<?>) receiver).size() - position));
        } else if (receiver instanceof CharSequence) {
            if (!methods[slot].equals("setLength")) charge(methods[slot], 0.2 * Math.max(0, ((CharSequence) receiver).length() - position));
        } else value(receiver, methods[slot]);
        return position;
    }

    static short i(int slot, short number) {
        value(pending[slot], methods[slot]);
        return number;
    }

    static byte i(int slot, byte number) {
        value(pending[slot], methods[slot]);
        return number;
    }

    static char i(int slot, char letter) {
        value(pending[slot], methods[slot]);
        return letter;
    }

    static long i(int slot, long number) {
        value(pending[slot], methods[slot]);
        return number;
    }

    static <T> T i(int slot, T item) {
        Object receiver = pending[slot];
        // A boxed number is a position too, except for a list that removes a value.
        boolean isPosition = item instanceof Integer && !methods[slot].equals("remove");
        if (isPosition && (receiver instanceof java.util.List || receiver instanceof CharSequence)) {
            i(slot, ((Integer) item).intValue());
            return item;
        }
        pending[slot] = null;
        if (methods[slot].endsWith("All")) whole(receiver, item, methods[slot]);
        else value(receiver, methods[slot]);
        return item;
    }

    /** Each item of one collection is added to the other, or looked up in it. */
    private static void whole(Object receiver, Object item, String method) {
        double each = 1;
        int many = sizeOf(item);
        if (method.equals("addAll") || method.equals("putAll")) {
            if (receiver instanceof java.util.SortedSet || receiver instanceof java.util.SortedMap || isHeap(receiver)) each = 4 * log(sizeOf(receiver) + many);
        } else if (receiver instanceof java.util.Collection && item instanceof java.util.Collection) {
            boolean looksInItem = !method.equals("containsAll");
            java.util.Collection<?> looked = (java.util.Collection<?>) (looksInItem ? item : receiver);
            if (looksInItem) many = sizeOf(receiver);
            if (scans(looked)) each = Math.max(1, looked.size());
        } else return;
        charge(method, many * each);
    }

    static final int[] starts = new int[SLOT_COUNT];
    static final int[] parts = new int[SLOT_COUNT];

    /** A part of a text that is found was compared letter by letter. */
    static <T> T part(int slot, T part) {
        parts[slot] = part instanceof CharSequence ? ((CharSequence) part).length() - 1 : 0;
        return part;
    }

    static int part(int slot, int letter) {
        return letter;
    }

    static char part(int slot, char letter) {
        return letter;
    }

    static int from(int slot, int position) {
        starts[slot] = position;
        return position;
    }

    static <T> T from(int slot, T value) {
        return value;
    }

    /** It looked at the places from the start to what it found. */
    static int found(int slot, int position) {
        Object receiver = pending[slot];
        pending[slot] = null;
        boolean isText = receiver instanceof CharSequence;
        int size = isText ? ((CharSequence) receiver).length() : receiver instanceof java.util.List ? ((java.util.List<?>) receiver).size() : 0;
        int looked = size == 0 ? 0 : Math.max(1, (position >= 0 ? position + 1 : size) - starts[slot]);
        starts[slot] = 0;
        charge(methods[slot], isText ? Math.max(20, looked + parts[slot]) : looked);
        return position;
    }

    static <T> T found(int slot, T value) {
        pending[slot] = null;
        return value;
    }

    private static void value(Object receiver, String method) {
        if (receiver instanceof java.util.SortedSet) charge(method, 4 * log(((java.util.SortedSet<?>) receiver).size()));
        else if (receiver instanceof java.util.SortedMap) charge(method, 4 * log(((java.util.SortedMap<?, ?>) receiver).size()));
        else if (receiver instanceof java.util.Collection && scans((java.util.Collection<?>) receiver)) charge(method, ((java.util.Collection<?>) receiver).size());
    }

    /** The result of a call that makes something new. */
    static <T> T made(T value, String method) {
        charge(method, sizeOf(value));
        return value;
    }

    private static int sizeOf(Object value) {
        if (value instanceof CharSequence) return letters((CharSequence) value);
        if (value instanceof java.util.Collection) return ((java.util.Collection<?>) value).size();
        if (value instanceof java.util.Map) return ((java.util.Map<?, ?>) value).size();
        return value != null && value.getClass().isArray() ? java.lang.reflect.Array.getLength(value) : 0;
    }

    /** The logarithms of 1 to n add up to n log n. */
    @SuppressWarnings("unchecked")
    private static <T> T sortedStream(T stream) {
        int[] seen = {0};
        if (stream instanceof java.util.stream.Stream) return (T) ((java.util.stream.Stream<?>) stream).peek(item -> charge("sorted", 2 * log(++seen[0])));
        if (stream instanceof java.util.stream.IntStream) return (T) ((java.util.stream.IntStream) stream).peek(item -> charge("sorted", 2 * log(++seen[0])));
        if (stream instanceof java.util.stream.LongStream) return (T) ((java.util.stream.LongStream) stream).peek(item -> charge("sorted", 2 * log(++seen[0])));
        return stream;
    }

    /** Sorted containers that a collector of a stream makes and fills by itself. */
    static class TreeMap<K, V> extends java.util.TreeMap<K, V> {
        @Override public V put(K key, V value) {
            charge("collect", 4 * log(size()));
            return super.put(key, value);
        }

        @Override public V merge(K key, V value, java.util.function.BiFunction<? super V, ? super V, ? extends V> join) {
            charge("collect", 4 * log(size()));
            return super.merge(key, value, join);
        }

        @Override public V computeIfAbsent(K key, java.util.function.Function<? super K, ? extends V> make) {
            charge("collect", 4 * log(size()));
            return super.computeIfAbsent(key, make);
        }
    }

    static class TreeSet<T> extends java.util.TreeSet<T> {
        @Override public boolean add(T item) {
            charge("collect", 4 * log(size()));
            return super.add(item);
        }
    }

    static class PriorityQueue<T> extends java.util.PriorityQueue<T> {
        @Override public boolean add(T item) {
            charge("collect", 4 * log(size()));
            return super.add(item);
        }
    }

    static <A> A sorted(A array) {
        int size = sizeOf(array);
        charge("sort", 2 * size * log(size));
        return array;
    }

    /** Sorted containers put in order what they are given. */
    static <A> A ordered(A items) {
        if (!(items instanceof java.util.SortedSet) && !(items instanceof java.util.SortedMap)) charge("ordered", 2 * sizeOf(items) * log(sizeOf(items)));
        return items;
    }

    private static int low = 0;
    private static double cells = 0;

    /** A part of an array. */
    static int low(int position) {
        low = position;
        return position;
    }

    static int high(int position, String method) {
        int size = Math.max(0, position - low);
        charge(method, method.equals("sort") ? 2 * size * log(size) : size);
        return position;
    }

    /** Zeros of a new array cost little. */
    static int rows(int size) {
        cells = size;
        charge("new", 0.1 * size);
        return size;
    }

    static int cells(int size) {
        cells *= size;
        charge("new", 0.1 * cells);
        return size;
    }

    static <A> A halved(A array) {
        charge("binarySearch", 4 * log(sizeOf(array)));
        return array;
    }

    static <A> A copied(A array) {
        charge("copy", sizeOf(array));
        return array;
    }

    static int copied(int capacity) {
        return capacity;
    }

    static long copied(long value) {
        return value;
    }

    static char copied(char value) {
        return value;
    }

    static float copied(float value) {
        return value;
    }

    static double copied(double value) {
        return value;
    }

    static boolean copied(boolean value) {
        return value;
    }

    static int length(int length) {
        charge("arraycopy", length);
        return length;
    }

    static String appended(String text) {
        charge("concat", letters(text));
        return text;
    }
