import java.io.*;
import java.util.*;

public class B {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        final long WALL = -1_000_000_000_000_000L;
        long[] gain = new long[n + 2];
        int[] left = new int[n + 2], right = new int[n + 2];
        boolean[] gone = new boolean[n + 2];
        PriorityQueue<long[]> offers = new PriorityQueue<>((p, q) -> Long.compare(q[0], p[0]));
        gain[0] = gain[n + 1] = WALL;
        right[n + 1] = n + 1;
        right[0] = 1;
        left[n + 1] = n;
        for (int i = 1; i <= n; i++) {
            gain[i] = Long.parseLong(st.nextToken());
            left[i] = i - 1;
            right[i] = i + 1;
            offers.add(new long[] {gain[i], i});
        }
        long total = 0;
        while (!offers.isEmpty()) {
            long[] top = offers.poll();
            int i = (int) top[1];
            if (gone[i]) continue;
            if (top[0] <= 0) break;
            total += top[0];
            // later we may change our mind: give i back and take both neighbours
            int l = left[i], r = right[i];
            gain[i] = gain[l] + gain[r] - gain[i];
            gone[l] = gone[r] = true;
            left[i] = left[l];
            right[i] = right[r];
            right[left[i]] = i;
            left[right[i]] = i;
            offers.add(new long[] {gain[i], i});
        }
        System.out.println(total);
    }
}
