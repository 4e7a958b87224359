import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        TreeSet<Integer> t = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            int x = ni();
            Integer c = t.higher(x);
            if (c != null) t.remove(c);
            t.add(x);
        }
        System.out.println(t.size());
    }
}
