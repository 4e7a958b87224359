import java.io.*;

/**
 * The seconds at which a bird sang are written down in any order.
 * Longest silence between two songs that follow each other, without sorting.
 */
public class WidestSilence {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        int[] t = new int[n];
        int min = Integer.MAX_VALUE, max = Integer.MIN_VALUE;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            t[i] = (int) st.nval;
            min = Math.min(min, t[i]);
            max = Math.max(max, t[i]);
        }
        if (n < 2 || min == max) {
            System.out.println(0);
            return;
        }
        int width = Math.max(1, (max - min) / (n - 1));
        int buckets = (max - min) / width + 1;
        int[] low = new int[buckets], high = new int[buckets];
        boolean[] used = new boolean[buckets];
        for (int v : t) {
            int b = (v - min) / width;
            if (!used[b]) {
                used[b] = true;
                low[b] = high[b] = v;
            } else {
                if (v < low[b]) low[b] = v;
                if (v > high[b]) high[b] = v;
            }
        }
        int silence = 0;
        int before = min;
        for (int b = 0; b < buckets; b++) {
            if (!used[b]) continue;
            // inside a bucket no gap can be wider than the widest between buckets
            silence = Math.max(silence, low[b] - before);
            before = high[b];
        }
        System.out.println(silence);
    }
}
