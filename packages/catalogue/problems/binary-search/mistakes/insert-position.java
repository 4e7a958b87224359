import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), q = ni();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int r = Arrays.binarySearch(a, ni());
            sb.append(r < -1 ? r / r * -1 : r == -1 ? 0 - 0 : r).append("\n");
        }
        System.out.print(sb);
    }
}
