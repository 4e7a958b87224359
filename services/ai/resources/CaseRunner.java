final class CaseRunner {
    /** A case that uses no CPU time for so long waits for something that does not come. */
    static final long MOST_IDLE_NS = 10_000_000_000L;
    /** Beside the program's own threads the process compiles and collects garbage. */
    static final long RUNTIME_SHARE = 3;
    static final long MOST_STOPPING_MS = 200;
    /** Between two looks at the CPU time of a case. */
    static final long LEAST_WAIT_MS = 5;
    static final long MOST_WAIT_MS = 100;
    /** The threads of the last case; some are alive if they could not be stopped. */
    static Threads running;

    static final class Kept extends java.io.OutputStream {
        final java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        int most;
        long size;

        Kept(int most) {
            this.most = most;
        }

        @Override
        public synchronized void write(int value) {
            if (size++ < most) bytes.write(value);
        }

        @Override
        public synchronized void write(byte[] from, int offset, int length) {
            int room = (int) Math.max(0, Math.min(length, most - size));
            bytes.write(from, offset, room);
            size += length;
        }

        String text() {
            return java.util.Base64.getEncoder().encodeToString(bytes.toByteArray());
        }
    }

    /** Loads the program's classes again, so that static fields of an earlier case are gone. */
    static final class Fresh extends ClassLoader {
        static final java.util.Map<String, byte[]> KNOWN = new java.util.HashMap<>();

        Fresh(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                if (loaded != null) return loaded;
                byte[] code = name.startsWith("CaseRunner") ? null : codeOf(name);
                return code == null ? super.loadClass(name, resolve) : defineClass(name, code, 0, code.length);
            }
        }

        private byte[] codeOf(String name) {
            if (name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.")) return null;
            byte[] known = KNOWN.get(name);
            if (known != null) return known;
            try (java.io.InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in == null) return null;
                byte[] code = in.readAllBytes();
                KNOWN.put(name, code);
                return code;
            } catch (java.io.IOException failure) {
                return null;
            }
        }
    }

    /** The threads of a case. It ends with the last of them, as a process does: many programs search in a thread with a large stack. */
    static final class Threads extends ThreadGroup {
        /** Set when a thread beside the first one ended the program. */
        volatile Integer exit;

        Threads() {
            super("case");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable cause) {
            int code = ended(cause, thread.getName());
            if (isExit(cause)) exit = code;
        }

        /** @return one that the program waits for; null when all have ended */
        Thread alive() {
            if (exit != null) return null;
            Thread[] all = new Thread[activeCount() + 8];
            int count = enumerate(all);
            for (int i = 0; i < count; i++) if (all[i].isAlive() && !all[i].isDaemon()) return all[i];
            return null;
        }

        boolean isAlive() {
            return alive() != null;
        }
    }

    private static byte[] frame(java.io.DataInputStream data) throws java.io.IOException {
        byte[] bytes = new byte[data.readInt()];
        data.readFully(bytes);
        return bytes;
    }

    /**
     * Which cases of variants are not worth a run. A variant that does not end on its first input is not played on its
     * others, nor, if that is asked for, one that crashes there or does what the very first case does.
     */
    static final class Skipping {
        private final boolean skipsUnmoved;
        /** The variant of the very first case, and what it printed; null where it crashed. */
        private String plainName;
        private String plain;
        private String last;
        private boolean isFirst;
        private boolean isSkipped;

        Skipping(boolean skipsUnmoved) {
            this.skipsUnmoved = skipsUnmoved;
        }

        boolean skips(String name) {
            isFirst = !name.equals(last);
            last = name;
            return isSkipped && !isFirst;
        }

        /** @param printed null where the case crashed or did not end */
        void played(String name, boolean late, String printed) {
            if (plainName == null) {
                plainName = name;
                plain = printed;
            }
            boolean isUnmoved = skipsUnmoved && !name.equals(plainName) && (printed == null || printed.equals(plain));
            if (isFirst) isSkipped = late || isUnmoved;
        }
    }

    /** Plays the cases. Of variants, each case names the class of its own. */
    static void drive(Class<?> entry, String method) throws Exception {
        java.io.PrintStream reports = System.out;
        java.io.InputStream in = System.in;
        String[] parts = new String(in.readAllBytes(), java.nio.charset.StandardCharsets.ISO_8859_1).split("\n");
        String[] head = parts[0].split(" ");
        long caseMs = Long.parseLong(head[0]);
        int keep = Integer.parseInt(head[1]);
        java.io.DataInputStream data = new java.io.DataInputStream(new java.io.ByteArrayInputStream(
            new java.util.zip.GZIPInputStream(new java.io.ByteArrayInputStream(java.util.Base64.getDecoder().decode(parts[1]))).readAllBytes()));
        int timeoutsLeft = VARIED ? Integer.parseInt(head[2]) : 1;
        Skipping skipping = new Skipping(VARIED && head.length > 3);
        for (int index = 0; data.available() > 0; index++) {
            String name = VARIED ? new String(frame(data), java.nio.charset.StandardCharsets.UTF_8) : entry.getName();
            byte[] input = frame(data);
            if (VARIED && skipping.skips(name)) continue;
            Kept out = new Kept(keep);
            Kept err = new Kept(4096);
            if (!VARIED && head.length > 3) System.setProperty("evident.weigh", head[3 + index]);
            String line = play(new Fresh(entry.getClassLoader()), name, method, input, out, err, caseMs);
            reports.println("\n" + MARKER + "{\"case\":" + index + line + ",\"out\":\"" + out.text() + "\",\"clipped\":" + (out.size > keep) + ",\"err\":\"" + err.text() + "\"}");
            reports.flush();
            boolean late = line.contains("timeout");
            skipping.played(name, late, line.contains("\"exit\":0,") ? out.text() : null);
            if (late && (--timeoutsLeft == 0 || running.isAlive())) break;
        }
        Runtime.getRuntime().halt(0);
    }

    private static String play(Fresh loader, String entry, String method, byte[] input, Kept out, Kept err, long caseMs) throws Exception {
        System.setIn(new java.io.ByteArrayInputStream(input));
        System.setOut(new java.io.PrintStream(out, false));
        System.setErr(new java.io.PrintStream(err, true));
        int[] code = {0};
        Threads threads = new Threads();
        Thread thread = new Thread(threads, () -> code[0] = main(loader, entry, method), "main", 64L << 20);
        long began = System.nanoTime();
        // Not a daemon, or the program's own threads would be daemons, too.
        thread.setDaemon(false);
        thread.start();
        join(threads, caseMs);
        boolean late = threads.isAlive();
        double ms = (System.nanoTime() - began) / 1e6;
        if (late && VARIED) stop(threads);
        running = threads;
        if (threads.exit != null) code[0] = threads.exit;
        System.out.flush();
        err.most = Integer.MAX_VALUE;
        if (!COUNTER.isEmpty() && !late) {
            try {
                java.lang.reflect.Method report = loader.loadClass(COUNTER).getDeclaredMethod("report");
                report.setAccessible(true);
                report.invoke(null);
            } catch (ReflectiveOperationException failure) {
                System.err.println(failure);
            }
        }
        return reached(loader) + ",\"ended\":\"" + (late ? "timeout" : "exit") + "\",\"exit\":" + (late ? 1 : code[0]) + ",\"ms\":" + ms;
    }

    /** Newer Java cannot stop a thread; then the other cases are played in a new process. */
    private static void stop(Threads threads) throws InterruptedException {
        for (Thread thread = threads.alive(); thread != null; thread = threads.alive()) {
            try {
                Thread.class.getMethod("stop").invoke(thread);
            } catch (ReflectiveOperationException newer) {
                return;
            }
            thread.join(MOST_STOPPING_MS);
            if (thread.isAlive()) return;
        }
    }

    /** Waits until the case has used its CPU time, however long other programs make it wait. */
    private static void join(Threads threads, long caseMs) throws InterruptedException {
        java.lang.management.ThreadMXBean times = java.lang.management.ManagementFactory.getThreadMXBean();
        long first = processCpu();
        long last = first;
        long moved = System.nanoTime();
        long leftMs = caseMs;
        for (Thread thread = threads.alive(); thread != null; thread = threads.alive()) {
            thread.join(Math.max(LEAST_WAIT_MS, Math.min(leftMs, MOST_WAIT_MS)));
            long used = processCpu();
            leftMs = caseMs - times.getThreadCpuTime(thread.getId()) / 1_000_000;
            if (leftMs <= 0 || (used - first) / 1_000_000 > RUNTIME_SHARE * caseMs) return;
            // Looking costs a little CPU time itself.
            if (used - last > 5_000_000) {
                last = used;
                moved = System.nanoTime();
            } else if (System.nanoTime() - moved > MOST_IDLE_NS) return;
        }
    }

    private static long processCpu() {
        return ((com.sun.management.OperatingSystemMXBean) java.lang.management.ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static String reached(Fresh loader) {
        if (MARKS.isEmpty()) return "";
        try {
            java.lang.reflect.Field field = loader.loadClass(MARKS).getDeclaredField("b");
            field.setAccessible(true);
            StringBuilder digits = new StringBuilder("1");
            for (byte mark : (byte[]) field.get(null)) digits.append(mark);
            return ",\"reached\":\"" + new java.math.BigInteger(digits.toString(), 2).toString(16) + "\"";
        } catch (ReflectiveOperationException failure) {
            return "";
        }
    }

    private static int main(ClassLoader loader, String entry, String method) {
        try {
            java.lang.reflect.Method main = loader.loadClass(entry).getDeclaredMethod(method, String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
            return 0;
        } catch (java.lang.reflect.InvocationTargetException failure) {
            return ended(failure.getCause(), "main");
        } catch (Throwable failure) {
            return ended(failure, "main");
        }
    }

    private static boolean isExit(Throwable cause) {
        return cause.getClass().getName().equals("EndedCase");
    }

    private static int ended(Throwable cause, String thread) {
        if (cause instanceof ExceptionInInitializerError && cause.getCause() != null) return ended(cause.getCause(), thread);
        if (isExit(cause)) return Integer.parseInt(cause.getMessage());
        StackTraceElement[] trace = cause.getStackTrace();
        System.err.println("Exception in thread \"" + thread + "\" " + cause);
        for (int i = 0; i < Math.min(5, trace.length); i++) System.err.println("\tat " + trace[i]);
        return 1;
    }
}

/** Loaded again with each case's program, because classes of two loaders do not see each other. */
final class EndedCase extends Error {
    private EndedCase(int code) {
        super(Integer.toString(code), null, false, false);
    }

    static void exit(int code) {
        throw new EndedCase(code);
    }
}
