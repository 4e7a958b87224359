import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        long[] a = new long[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            long p = 1;
            for (int k = 0; k < n; k++) if (k != i) p *= a[k];
            sb.append(p).append(' ');
        }
        System.out.println(sb);
    }
}
