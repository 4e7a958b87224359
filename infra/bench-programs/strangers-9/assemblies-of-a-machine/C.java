import java.io.*;
import java.util.*;

/** Random 64-bit fingerprints of all subtrees, sorted, with binary search. */
public class C {
    static final long SEED = new Random().nextLong();

    static long mix(long z) {
        z += 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    static long[] prints(String line) {
        StringTokenizer st = new StringTokenizer(line);
        int cnt = Integer.parseInt(st.nextToken());
        int[] type = new int[cnt];
        int[] kid = new int[2 * cnt + 2];
        Arrays.fill(kid, -1);
        int parts = 0;
        for (int p = 0; p < cnt; p++) {
            String t = st.nextToken();
            if (t.charAt(0) == 'n') continue;
            if (p > 0) kid[p - 1] = parts;
            type[parts++] = Integer.parseInt(t);
        }
        long[] h = new long[parts];
        for (int v = parts - 1; v >= 0; v--) {
            long l = kid[2 * v] < 0 ? 17 : h[kid[2 * v]];
            long r = kid[2 * v + 1] < 0 ? 17 : h[kid[2 * v + 1]];
            h[v] = mix(mix(mix(SEED ^ type[v]) + l) + r);
        }
        return h;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long[] machine = prints(in.readLine());
        Arrays.sort(machine);
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            sb.append(Arrays.binarySearch(machine, prints(in.readLine())[0]) >= 0 ? "yes\n" : "no\n");
        }
        System.out.print(sb);
    }
}
