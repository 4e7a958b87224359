import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < n; i++) a.add(ni());
        while (a.size() > 1) {
            int x = Collections.max(a);
            a.remove((Integer) x);
            int y = Collections.max(a);
            a.remove((Integer) y);
            if (x != y) a.add(x - y);
        }
        System.out.println(a.isEmpty() ? 0 : a.get(0));
    }
}
