import java.util.*;

public class PrimeParts {
    private final long number;
    private final List<String> parts = new ArrayList<>();

    PrimeParts(long number) {
        this.number = number;
    }

    private long strip(long rest, long p) {
        int e = 0;
        while (rest % p == 0) {
            rest /= p;
            e++;
        }
        if (e > 0) parts.add(e == 1 ? "" + p : p + "^" + e);
        return rest;
    }

    String solve() {
        long rest = strip(number, 2);
        for (long p = 3; p * p <= rest; p += 2) {
            rest = strip(rest, p);
        }
        if (rest > 1) parts.add("" + rest);
        return String.join(" * ", parts);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        System.out.println(new PrimeParts(sc.nextLong()).solve());
    }
}
