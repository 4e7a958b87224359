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
        while (q-- > 0) {
            int l = ni(), r = ni();
            long s = 0;
            for (int i = l - 1; i < r; i++) s += a.get(i);
            sb.append(s).append("\n");
        }
        System.out.print(sb);
    }
}
