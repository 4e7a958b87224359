import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), k = ni();
        LinkedList<Integer> w = new LinkedList<>();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            w.addLast(ni());
            if (w.size() > k) w.removeFirst();
            if (w.size() == k) sb.append(Collections.max(w)).append(' ');
        }
        System.out.println(sb);
    }
}
