import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), t = ni();
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < n; i++) {
            int x = ni();
            if (x > t) continue;
            Integer k = m.get(t - x);
            if (k != null) { System.out.println(k + " " + i); return; }
            m.put(x, i);
        }
    }
}
