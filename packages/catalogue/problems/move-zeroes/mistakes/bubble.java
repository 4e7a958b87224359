import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        List<Integer> a = new LinkedList<>();
        for (int i = 0; i < n; i++) a.add(ni());
        for (int i = 0, done = 0; done < n; done++) {
            if (a.get(i) == 0) { a.remove(i); a.add(0); } else i++;
        }
        StringBuilder sb = new StringBuilder();
        for (int x : a) sb.append(x).append(' ');
        System.out.println(sb);
    }
}
