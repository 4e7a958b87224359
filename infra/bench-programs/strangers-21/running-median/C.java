import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        long[] key = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            key[i] = ((long) in.nval << 19) | i;
        }
        Arrays.sort(key);

        // all offers in one sorted chain; take them out again, the latest first
        int[] rank = new int[n], prev = new int[n], next = new int[n];
        for (int r = 0; r < n; r++) {
            rank[(int) (key[r] & ((1 << 19) - 1))] = r;
            prev[r] = r - 1;
            next[r] = r + 1;
        }
        int mid = (n - 1) / 2;
        long sum = 0;
        for (int s = n; s >= 1; s--) {
            sum += key[mid] >> 19;
            int r = rank[s - 1];
            if (s % 2 == 1) {
                if (r >= mid) mid = prev[mid];
            } else {
                if (r <= mid) mid = next[mid];
            }
            if (prev[r] >= 0) next[prev[r]] = next[r];
            if (next[r] < n) prev[next[r]] = prev[r];
        }
        System.out.println(sum);
    }
}
