final class ExactNumbers {
    private static Error beyond(int line, String kind) {
        return new Error(MARKER + line + " " + kind);
    }

    static int plus(int a, int b, int line) {
        int sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) throw beyond(line, "int");
        return sum;
    }

    static long plus(long a, long b, int line) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) throw beyond(line, "long");
        return sum;
    }

    static float plus(float a, float b, int line) {
        return a + b;
    }

    static double plus(double a, double b, int line) {
        return a + b;
    }

    static String plus(String a, String b, int line) {
        return a + b;
    }

    static String plus(String a, Object b, int line) {
        return a + b;
    }

    static String plus(Object a, String b, int line) {
        return a + b;
    }

    static int minus(int a, int b, int line) {
        int difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) throw beyond(line, "int");
        return difference;
    }

    static long minus(long a, long b, int line) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) throw beyond(line, "long");
        return difference;
    }

    static float minus(float a, float b, int line) {
        return a - b;
    }

    static double minus(double a, double b, int line) {
        return a - b;
    }

    static int times(int a, int b, int line) {
        long product = (long) a * b;
        if (product != (int) product) throw beyond(line, "int");
        return (int) product;
    }

    static long times(long a, long b, int line) {
        if (Math.multiplyHigh(a, b) != (a * b) >> 63) throw beyond(line, "long");
        return a * b;
    }

    static float times(float a, float b, int line) {
        return a * b;
    }

    static double times(double a, double b, int line) {
        return a * b;
    }

    static int left(int a, long b, int line) {
        if (b < 0 || b > 31 || (a << b) >> b != a) throw beyond(line, "int");
        return a << b;
    }

    static long left(long a, long b, int line) {
        if (b < 0 || b > 63 || (a << b) >> b != a) throw beyond(line, "long");
        return a << b;
    }

    static int narrow(Object value, int line) {
        return value instanceof Character ? (Character) value : (Integer) value;
    }

    static int narrow(int value, int line) {
        return value;
    }

    static int narrow(long value, int line) {
        if (value != (int) value) throw beyond(line, "int");
        return (int) value;
    }

    static int narrow(double value, int line) {
        if (Math.abs(value) >= 2147483648.0) throw beyond(line, "int");
        return (int) value;
    }

    static byte into(byte old, long value, int line) {
        if (value != (byte) value) throw beyond(line, "byte");
        return (byte) value;
    }

    static short into(short old, long value, int line) {
        if (value != (short) value) throw beyond(line, "short");
        return (short) value;
    }

    static char into(char old, long value, int line) {
        if (value != (char) value) throw beyond(line, "char");
        return (char) value;
    }

    static int into(int old, long value, int line) {
        if (value != (int) value) throw beyond(line, "int");
        return (int) value;
    }

    static int into(int old, double value, int line) {
        return narrow(value, line);
    }

    static long into(long old, long value, int line) {
        return value;
    }

    static long into(long old, double value, int line) {
        return (long) value;
    }

    static float into(float old, double value, int line) {
        return (float) value;
    }

    static double into(double old, double value, int line) {
        return value;
    }

    static String into(String old, String value, int line) {
        return value;
    }
}
