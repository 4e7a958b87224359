import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        List<Long> a = new ArrayList<>();
        for (int i = 0; i < n; i++) a.add((long) ni());
        long best = 0;
        for (int i = 0; i < n; i++) for (int k = i + 1; k < n; k++) if (a.get(k) - a.get(i) > best) best = a.get(k) - a.get(i);
        System.out.println(best);
    }
}
