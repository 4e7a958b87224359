import java.io.*;
import java.util.*;

/** Words packed into longs, 5 bits a letter; breadth first over the words not reached yet. */
public class C {
    static long pack(String s) {
        long r = 0;
        for (int i = 0; i < s.length(); i++) r = r << 5 | (s.charAt(i) - 'a');
        return r;
    }

    static boolean close(long a, long b) {
        long x = a ^ b;
        if (x == 0) return false;
        int block = Long.numberOfTrailingZeros(x) / 5 * 5;
        return (x >>> block) < 32;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        long begin = pack(st.nextToken()), end = pack(st.nextToken());
        int n = Integer.parseInt(in.readLine().trim());
        long[] rest = new long[n];
        for (int i = 0; i < n; i++) rest[i] = pack(in.readLine().trim());
        int left = n;
        long[] queue = new long[n + 1];
        int[] len = new int[n + 1];
        int head = 0, tail = 0;
        queue[tail] = begin;
        len[tail++] = 1;
        while (head < tail) {
            long w = queue[head];
            int d = len[head++];
            if (w == end) {
                System.out.println(d);
                return;
            }
            int keep = 0;
            for (int i = 0; i < left; i++) {
                long x = rest[i];
                if (close(w, x)) {
                    queue[tail] = x;
                    len[tail++] = d + 1;
                } else {
                    rest[keep++] = x;
                }
            }
            left = keep;
        }
        System.out.println(0);
    }
}
