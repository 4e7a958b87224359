import java.io.*;
import java.util.*;

public class D {
    interface Event {
        void apply(Road road, StringBuilder out);
    }

    record Change(int box, long by) implements Event {
        public void apply(Road road, StringBuilder out) { road.add(box, by); }
    }

    record Question(int from, int to) implements Event {
        public void apply(Road road, StringBuilder out) { out.append(road.sum(from, to)).append('\n'); }
    }

    /** Boxes stand in stretches of equal length; the content of every stretch is known. */
    static class Road {
        final int len;
        final long[] box, stretch;

        Road(long[] coins) {
            box = coins;
            len = (int) Math.max(1, Math.sqrt(coins.length));
            stretch = new long[coins.length / len + 1];
            for (int i = 0; i < coins.length; i++) stretch[i / len] += coins[i];
        }

        void add(int i, long x) {
            box[i] += x;
            stretch[i / len] += x;
        }

        long sum(int l, int r) {
            long s = 0;
            int a = l / len, b = r / len;
            if (a == b) {
                for (int i = l; i <= r; i++) s += box[i];
                return s;
            }
            for (int i = l; i < (a + 1) * len; i++) s += box[i];
            for (int k = a + 1; k < b; k++) s += stretch[k];
            for (int i = b * len; i <= r; i++) s += box[i];
            return s;
        }
    }

    static Event parse(String line) {
        StringTokenizer t = new StringTokenizer(line);
        boolean change = t.nextToken().equals("1");
        int a = Integer.parseInt(t.nextToken()) - 1, b = Integer.parseInt(t.nextToken());
        return change ? new Change(a, b) : new Question(a, b - 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(t.nextToken()), q = Integer.parseInt(t.nextToken());
        t = new StringTokenizer(br.readLine());
        long[] coins = new long[n];
        for (int i = 0; i < n; i++) coins[i] = Long.parseLong(t.nextToken());
        Road road = new Road(coins);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) parse(br.readLine()).apply(road, out);
        System.out.print(out);
    }
}
