import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), k = ni();
        List<Integer> vals = new ArrayList<>(), cnt = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Integer x = ni();
            int p = vals.indexOf(x);
            if (p < 0) { vals.add(x); cnt.add(1); } else cnt.set(p, cnt.get(p) + 1);
        }
        StringBuilder sb = new StringBuilder();
        while (k-- > 0) {
            int p = cnt.indexOf(Collections.max(cnt));
            sb.append(vals.get(p)).append(' ');
            cnt.set(p, -1);
        }
        System.out.println(sb);
    }
}
