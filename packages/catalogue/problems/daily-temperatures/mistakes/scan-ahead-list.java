import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < n; i++) a.add(ni());
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int k = i + 1;
            while (k < n && a.get(k) <= a.get(i)) k++;
            sb.append(k < n ? k - i : 0).append(' ');
        }
        System.out.println(sb);
    }
}
