import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        String[] t = br.readLine().trim().split(" ");
        long[] v = new long[k + 1], g = new long[k + 1];
        int[] L = new int[k + 1], R = new int[k + 1], q = new int[k + 1];
        int qt = 0, next = 1;
        v[1] = Long.parseLong(t[0]);
        q[qt++] = 1;
        int id = 1;
        for (int h = 0; h < qt && next < k; h++) {
            for (int s = 0; s < 2 && next < k; s++) {
                String w = t[next++];
                if (w.equals("null")) continue;
                v[++id] = Long.parseLong(w);
                if (s == 0) L[q[h]] = id; else R[q[h]] = id;
                q[qt++] = id;
            }
        }
        Deque<Integer> work = new ArrayDeque<>(), post = new ArrayDeque<>();
        work.push(1);
        while (!work.isEmpty()) {
            int x = work.pop();
            post.push(x);
            if (L[x] > 0) work.push(L[x]);
            if (R[x] > 0) work.push(R[x]);
        }
        long best = Long.MIN_VALUE;
        for (int x : post) {
            long a = g[L[x]], b = g[R[x]];
            best = Math.max(best, v[x] + a + b);
            g[x] = Math.max(0, v[x] + Math.max(a, b));
        }
        System.out.println(best);
    }
}
