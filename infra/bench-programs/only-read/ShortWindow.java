import java.io.*;
import java.util.*;

public class ShortWindow {
    public static void main(String[] args) throws Exception {
        FastReader in = new FastReader();
        int n = in.nextInt();
        int[] a = new int[n];
        Set<Integer> kinds = new HashSet<>();
        for (int i = 0; i < n; i++) {
            a[i] = in.nextInt();
            kinds.add(a[i]);
        }
        int need = kinds.size();
        Map<Integer, Integer> freq = new HashMap<>();
        int best = n + 1, bl = 0;
        int r = 0;
        for (int l = 0; l < n; l++) {
            while (r < n && freq.size() < need) {
                freq.put(a[r], freq.getOrDefault(a[r], 0) + 1);
                r++;
            }
            if (freq.size() < need) break;
            if (r - l < best) {
                best = r - l;
                bl = l;
            }
            int c = freq.get(a[l]);
            if (c == 1) freq.remove(a[l]);
            else freq.put(a[l], c - 1);
        }
        System.out.println((bl + 1) + " " + (bl + best));
    }

    static class FastReader {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st;

        String next() throws IOException {
            while (st == null || !st.hasMoreElements()) {
                st = new StringTokenizer(br.readLine());
            }
            return st.nextToken();
        }

        int nextInt() throws IOException {
            return Integer.parseInt(next());
        }
    }
}
