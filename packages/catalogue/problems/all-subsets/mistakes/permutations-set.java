import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }
    static int n;
    static int[] a;
    static Set<Integer> seen = new HashSet<>();
    static void rec(int mask) {
        seen.add(mask);
        for (int i = 0; i < n; i++) if ((mask >> i & 1) == 0) rec(mask | 1 << i);
    }
    public static void main(String[] args) throws IOException {
        n = ni();
        a = new int[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        rec(0);
        StringBuilder sb = new StringBuilder();
        for (int m : seen) {
            StringJoiner sj = new StringJoiner(" ");
            for (int i = 0; i < n; i++) if ((m >> i & 1) == 1) sj.add("" + a[i]);
            sb.append(m == 0 ? "-" : sj.toString()).append("\n");
        }
        System.out.print(sb);
    }
}
