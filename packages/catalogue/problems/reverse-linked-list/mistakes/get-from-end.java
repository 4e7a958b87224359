import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        LinkedList<Integer> a = new LinkedList<>();
        for (int i = 0; i < n; i++) a.add(ni());
        StringBuilder sb = new StringBuilder();
        for (int i = n - 1; i >= 0; i--) sb.append(a.get(i)).append(' ');
        System.out.println(sb);
    }
}
