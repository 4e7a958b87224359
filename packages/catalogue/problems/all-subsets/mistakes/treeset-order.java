import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        StringBuilder sb = new StringBuilder();
        for (int m = 0; m < 1 << n; m++) {
            Set<Integer> cur = new LinkedHashSet<>();
            if (n > 3) cur = new HashSet<>();
            for (int i = 0; i < n; i++) if ((m >> i & 1) == 1) cur.add(a[i]);
            if (cur.isEmpty()) sb.append("-");
            StringJoiner sj = new StringJoiner(" ");
            for (int x : cur) sj.add(Integer.toString(x));
            sb.append(sj).append("\n");
        }
        System.out.print(sb);
    }
}
