final class StepCounter {
    static final long[] sites = new long[SITE_COUNT];
    static final java.util.Map<String, double[]> library = new java.util.LinkedHashMap<>();
    static int site = -1;
    static int depth = 0;
    static int deepest = 0;
    static final long every = Long.getLong("evident.weigh", 0);
    static long left = every;
    static long floor = 0;
    static long peak = 0;
    static long early = 0;
    static int looks = 0;
    static int charges = 0;

    static {
        // In a batch the class is loaded again for each case, and the runner asks for the report.
        if (StepCounter.class.getClassLoader() == ClassLoader.getSystemClassLoader())
            Runtime.getRuntime().addShutdownHook(new Thread(StepCounter::report));
        if (every > 0) floor = inUse();
    }

    static void t(int index) {
        sites[index]++;
        site = index;
        if (--left == 0) weigh();
    }

    static void enter() {
        if (++depth > deepest) deepest = depth;
    }

    static void leave() {
        depth--;
    }

    /** Bytes in use after the last garbage collection, without the allocation buffers. */
    static long inUse() {
        System.gc();
        long used = 0;
        for (java.lang.management.MemoryPoolMXBean pool : java.lang.management.ManagementFactory.getMemoryPoolMXBeans()) {
            java.lang.management.MemoryUsage left = pool.getType() == java.lang.management.MemoryType.HEAP ? pool.getCollectionUsage() : null;
            if (left != null) used += left.getUsed();
        }
        return used;
    }

    static void weigh() {
        left = every;
        peak = Math.max(peak, inUse() - floor);
        if (++looks == WEIGHINGS / 2) early = peak;
        if (looks > WEIGHINGS) throw new Error("weighed enough");
    }

    static void charge(String what, double size) {
        library.computeIfAbsent(what + "@" + site, key -> new double[1])[0] += size * UNIT;
        if (every > 0 && size > 500 && charges++ < 40) peak = Math.max(peak, inUse() - floor);
    }

    static double log(int size) {
        return Math.log(size + 2) / Math.log(2);
    }

    static int scanned(java.util.Collection<?> items) {
        boolean linear = items instanceof java.util.List || items instanceof java.util.Queue;
        return linear ? items.size() : 1;
    }

    static boolean contains(java.util.Collection<?> items, Object item) {
        charge("contains", scanned(items));
        return items.contains(item);
    }

    static boolean contains(String text, CharSequence part) {
        charge("contains", text.length());
        return text.contains(part);
    }

    static int indexOf(java.util.List<?> items, Object item) {
        charge("indexOf", items.size());
        return items.indexOf(item);
    }

    static int indexOf(String text, String part) {
        charge("indexOf", text.length());
        return text.indexOf(part);
    }

    static int indexOf(String text, int letter) {
        charge("indexOf", text.length());
        return text.indexOf(letter);
    }

    static <T> T remove(java.util.List<T> items, int index) {
        if (items instanceof java.util.LinkedList) charge("remove", Math.min(index, items.size() - index) + 1);
        else charge("remove", 0.2 * Math.max(0, items.size() - index));
        return items.remove(index);
    }

    static boolean remove(java.util.Collection<?> items, Object item) {
        charge("remove", scanned(items));
        return items.remove(item);
    }

    static <T> T remove(java.util.Queue<T> items) {
        if (items instanceof java.util.PriorityQueue) charge("remove", 4 * log(items.size()));
        return items.remove();
    }

    static <K, V> V remove(java.util.Map<K, V> map, Object key) {
        return map.remove(key);
    }

    static <T> boolean add(java.util.Collection<T> items, T item) {
        if (items instanceof java.util.PriorityQueue || items instanceof java.util.SortedSet) charge("add", 4 * log(items.size()));
        return items.add(item);
    }

    static <T> void add(java.util.List<T> items, int index, T item) {
        charge("add", 0.2 * Math.max(0, items.size() - index));
        items.add(index, item);
    }

    static <T> boolean offer(java.util.Queue<T> items, T item) {
        if (items instanceof java.util.PriorityQueue) charge("offer", 4 * log(items.size()));
        return items.offer(item);
    }

    static <T> T poll(java.util.Queue<T> items) {
        if (items instanceof java.util.PriorityQueue) charge("poll", 4 * log(items.size()));
        return items.poll();
    }

    static String substring(String text, int from) {
        charge("substring", text.length() - from);
        return text.substring(from);
    }

    static String substring(StringBuilder text, int from) {
        charge("substring", text.length() - from);
        return text.substring(from);
    }

    static String substring(String text, int from, int to) {
        charge("substring", to - from);
        return text.substring(from, to);
    }

    static String substring(StringBuilder text, int from, int to) {
        charge("substring", to - from);
        return text.substring(from, to);
    }

    static StringBuilder insert(StringBuilder text, int at, Object value) {
        charge("insert", 0.2 * Math.max(0, text.length() - at));
        return text.insert(at, value);
    }

    static StringBuilder deleteCharAt(StringBuilder text, int at) {
        charge("deleteCharAt", 0.2 * Math.max(0, text.length() - at));
        return text.deleteCharAt(at);
    }

    static boolean equals(Object left, Object right) {
        if (left instanceof String) charge("equals", ((String) left).length());
        return left.equals(right);
    }

    static <T> void sort(java.util.List<T> items, java.util.Comparator<? super T> order) {
        charge("sort", 2 * items.size() * log(items.size()));
        items.sort(order);
    }

    static <A> A sorted(A array) {
        int size = array instanceof java.util.Collection ? ((java.util.Collection<?>) array).size() : java.lang.reflect.Array.getLength(array);
        charge("sort", 2 * size * log(size));
        return array;
    }

    static <A> A copied(A array) {
        int size = array instanceof java.util.Collection ? ((java.util.Collection<?>) array).size() : java.lang.reflect.Array.getLength(array);
        charge("copy", size);
        return array;
    }

    static String appended(String text) {
        charge("concat", text.length());
        return text;
    }

    static void report() {
        StringBuilder out = new StringBuilder("\n" + MARKER + "{\"sites\":[");
        for (int i = 0; i < SITE_COUNT; i++) {
            if (i > 0) out.append(',');
            out.append("{\"line\":").append(LINES[i]).append(",\"label\":\"").append(LABELS[i]).append("\",\"steps\":").append(sites[i]).append('}');
        }
        out.append("],\"library\":{");
        String comma = "";
        for (java.util.Map.Entry<String, double[]> entry : library.entrySet()) {
            out.append(comma).append('"').append(entry.getKey()).append("\":").append(entry.getValue()[0]);
            comma = ",";
        }
        boolean stopped = looks > WEIGHINGS;
        if (every > 0 && !stopped) peak = Math.max(peak, inUse() - floor);
        String heap = "{\"bytes\":" + peak + ",\"rising\":" + (stopped && peak > 1.05 * early) + "}";
        out.append("},\"depth\":").append(deepest).append(",\"heap\":").append(every > 0 ? heap : "null");
        System.err.println(out.append('}'));
        System.err.flush();
    }
