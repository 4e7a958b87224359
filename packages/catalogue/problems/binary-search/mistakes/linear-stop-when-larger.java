import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), q = ni();
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < n; i++) a.add(ni());
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int x = ni(), r = -1;
            for (int k = 0; k < n && a.get(k) <= x; k++) if (a.get(k) == x) r = k;
            if (r < 0 && a.contains(x)) r = a.indexOf(x);
            sb.append(r).append("\n");
        }
        System.out.print(sb);
    }
}
