import java.util.Scanner;

/** Finds the last wet valve bit by bit. */
public class R3 {
    static final Scanner in = new Scanner(System.in);

    static boolean wet(long k) {
        System.out.println("? " + k);
        System.out.flush();
        return in.nextLine().trim().equals("wet");
    }

    public static void main(String[] args) {
        int bits = 1;
        while (wet((1L << bits) - 1)) bits++;
        // now h has exactly `bits` binary digits
        System.out.println("! " + (grow((1L << (bits - 1)) - 1, bits - 2) + 1));
    }

    static long grow(long lastWet, int bit) {
        if (bit < 0) return lastWet;
        long next = lastWet + (1L << bit);
        return grow(wet(next) ? next : lastWet, bit - 1);
    }
}
