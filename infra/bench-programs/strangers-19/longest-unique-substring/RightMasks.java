import java.io.*;

public class RightMasks {
    public static void main(String[] args) throws IOException {
        byte[] b = System.in.readAllBytes();
        int n = 0;
        while (n < b.length && b[n] >= 32) n++;
        long lo = 0, hi = 0;             // which characters are in the window: two times 64 bits
        int best = 0;
        for (int l = 0, r = 0; r < n; r++) {
            int c = b[r];
            long bit = 1L << (c & 63);
            while (((c < 64 ? lo : hi) & bit) != 0) {
                int d = b[l++];
                if (d < 64) lo ^= 1L << d; else hi ^= 1L << (d & 63);
            }
            if (c < 64) lo |= bit; else hi |= bit;
            best = Math.max(best, Long.bitCount(lo) + Long.bitCount(hi));
        }
        System.out.println(best);
    }
}
