import java.io.*;
import java.util.*;

public class OwnHashOfLowBits {
    static final int BUCKETS = 1 << 19;
    static final int[] head = new int[BUCKETS];
    static long[] sum;
    static int[] count, next;
    static int used = 0;

    static int slot(long key) {
        int e = head[(int) (key & (BUCKETS - 1))];
        while (e != 0 && sum[e] != key) e = next[e];
        return e;
    }

    static void add(long key) {
        int e = slot(key);
        if (e == 0) {
            int b = (int) (key & (BUCKETS - 1));
            e = ++used;
            sum[e] = key;
            next[e] = head[b];
            head[b] = e;
        }
        count[e]++;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        long k = Long.parseLong(st.nextToken());
        sum = new long[n + 2];
        count = new int[n + 2];
        next = new int[n + 2];
        st = new StringTokenizer(in.readLine());
        add(0);
        long p = 0, answer = 0;
        for (int i = 0; i < n; i++) {
            p += Long.parseLong(st.nextToken());
            answer += count[slot(p - k)];
            add(p);
        }
        System.out.println(answer);
    }
}
