import java.util.Scanner;

public class D {
    static final long[] FACT = new long[19];

    static {
        FACT[0] = 1;
        for (int i = 1; i < FACT.length; i++) FACT[i] = i * FACT[i - 1];
    }

    /** Position of the set bit of mask that has `rank` set bits below it. */
    static int select(int mask, int rank) {
        int pos = 0;
        for (int width = 16; width > 0; width >>= 1) {
            int low = Integer.bitCount(mask & ((1 << width) - 1));
            if (rank >= low) {
                rank -= low;
                mask >>>= width;
                pos += width;
            }
        }
        return pos;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        for (int q = in.nextInt(); q > 0; q--) {
            int n = in.nextInt();
            long k = in.nextLong() - 1;
            int free = (1 << n) - 1;
            String gap = "";
            for (int rest = n - 1; rest >= 0; rest--) {
                int actor = select(free, (int) (k / FACT[rest]));
                k %= FACT[rest];
                free ^= 1 << actor;
                out.append(gap).append(actor + 1);
                gap = " ";
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
