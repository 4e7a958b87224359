import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        Set<Integer> s = new HashSet<>();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) { a[i] = ni(); s.add(a[i]); }
        int best = 0;
        for (int x : a) {
            if (s.contains(x - 1)) continue;
            int c = 1;
            while (s.contains(x + c)) c++;
            best = Math.max(best, c);
        }
        System.out.println(best);
    }
}
