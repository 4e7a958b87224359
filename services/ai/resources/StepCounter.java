final class StepCounter {
    static final long[] sites = new long[SITE_COUNT];
    /** By site + 1 and name: what calls cost, and the letters that short texts lack. */
    @SuppressWarnings("unchecked")
    static final java.util.Map<String, double[]>[] chargedAt = new java.util.Map[SITE_COUNT + 1];
    static int lacking = 0;
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
        if (size <= 0) return;
        double[] charged = charged(what);
        charged[0] += size * UNIT;
        charged[1] += lacking;
        lacking = 0;
        if (every > 0 && size > 500 && looksAt(++charges)) peak = Math.max(peak, inUse() - floor);
    }

    /** Each look takes a collection of garbage: the first calls, and then fewer and fewer. */
    private static boolean looksAt(int count) {
        return count <= 4 || count <= 64 && (count & (count - 1)) == 0;
    }

    /** Without lambdas and joined texts: each case loads this class again, and to link one takes a millisecond. */
    private static double[] charged(String what) {
        int at = site;
        java.util.Map<String, double[]> here = chargedAt[at + 1];
        if (here == null) chargedAt[at + 1] = here = new java.util.HashMap<>();
        double[] charged = here.get(what);
        if (charged != null) return charged;
        charged = new double[2];
        here.put(what, charged);
        return charged;
    }

    static double log(int size) {
        return Math.log(size + 2) / Math.log(2);
    }

    /** The value of a lambda without braces. */
    static <T> T v(int index, T value) {
        t(index);
        return value;
    }

    static int v(int index, int value) {
        t(index);
        return value;
    }

    static long v(int index, long value) {
        t(index);
        return value;
    }

    static double v(int index, double value) {
        t(index);
        return value;
    }

    static boolean v(int index, boolean value) {
        t(index);
        return value;
    }

    static short v(int index, short value) {
        t(index);
        return value;
    }

    static byte v(int index, byte value) {
        t(index);
        return value;
    }

    static float v(int index, float value) {
        t(index);
        return value;
    }

    static char v(int index, char value) {
        t(index);
        return value;
    }

    /** Counts the elements that leave a stream's source. */
    @SuppressWarnings("unchecked")
    static <T> T s(int index, T stream) {
        if (stream instanceof java.util.stream.Stream) return (T) ((java.util.stream.Stream<?>) stream).peek(item -> t(index));
        if (stream instanceof java.util.stream.IntStream) return (T) ((java.util.stream.IntStream) stream).peek(item -> t(index));
        if (stream instanceof java.util.stream.LongStream) return (T) ((java.util.stream.LongStream) stream).peek(item -> t(index));
        if (stream instanceof java.util.stream.DoubleStream) return (T) ((java.util.stream.DoubleStream) stream).peek(item -> t(index));
        return stream;
    }

    private static void charges(StringBuilder out, int part) {
        String comma = "";
        for (int at = 0; at <= SITE_COUNT; at++) {
            if (chargedAt[at] == null) continue;
            for (java.util.Map.Entry<String, double[]> entry : chargedAt[at].entrySet()) {
                if (entry.getValue()[part] == 0) continue;
                out.append(comma).append('"').append(entry.getKey()).append('@').append(at - 1).append("\":").append(entry.getValue()[part]);
                comma = ",";
            }
        }
    }

    static void report() {
        StringBuilder out = new StringBuilder("\n").append(MARKER).append("{\"sites\":[");
        for (int i = 0; i < SITE_COUNT; i++) {
            if (i > 0) out.append(',');
            out.append("{\"line\":").append(LINES[i]).append(",\"label\":\"").append(LABELS[i]).append("\",\"steps\":").append(sites[i]).append('}');
        }
        out.append("],\"library\":{");
        charges(out, 0);
        out.append("},\"short\":{");
        charges(out, 1);
        boolean stopped = looks > WEIGHINGS;
        if (every > 0 && !stopped) peak = Math.max(peak, inUse() - floor);
        out.append("},\"depth\":").append(deepest).append(",\"heap\":");
        if (every == 0) out.append("null");
        else out.append("{\"bytes\":").append(peak).append(",\"rising\":").append(stopped && peak > 1.05 * early).append('}');
        System.err.println(out.append('}'));
        System.err.flush();
    }
