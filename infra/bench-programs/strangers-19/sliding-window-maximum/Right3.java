import java.io.*;
import java.util.*;

public class Right3 {
    static class Bag {
        private final TreeMap<Integer, Integer> m = new TreeMap<>();
        void add(int x) { m.merge(x, 1, Integer::sum); }
        void remove(int x) { m.computeIfPresent(x, (key, c) -> c == 1 ? null : c - 1); }
        int max() { return m.lastKey(); }
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken()), k = Integer.parseInt(st.nextToken());
        int[] a = new int[n];
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());
        Bag bag = new Bag();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            bag.add(a[i]);
            if (i >= k) bag.remove(a[i - k]);
            if (i >= k - 1) sb.append(bag.max()).append(' ');
        }
        sb.setLength(sb.length() - 1);
        System.out.println(sb);
    }
}
