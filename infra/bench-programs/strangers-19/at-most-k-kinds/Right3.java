import java.io.*;
import java.util.*;

/** Keeps the last place of every kind in the window in a TreeMap; the earliest of them is thrown out. */
public class Right3 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(br.readLine());
        Map<Integer, Integer> lastPlace = new HashMap<>();
        TreeMap<Integer, Integer> byPlace = new TreeMap<>();
        int start = 0, best = 0, ways = 0;
        for (int i = 0; i < n; i++) {
            int kind = Integer.parseInt(st.nextToken());
            Integer old = lastPlace.put(kind, i);
            if (old != null) byPlace.remove(old);
            byPlace.put(i, kind);
            if (byPlace.size() > k) {
                Map.Entry<Integer, Integer> e = byPlace.pollFirstEntry();
                lastPlace.remove(e.getValue());
                start = e.getKey() + 1;
            }
            int len = i - start + 1;
            if (len > best) { best = len; ways = 1; }
            else if (len == best) ways++;
        }
        System.out.println(best + " " + ways);
    }
}
