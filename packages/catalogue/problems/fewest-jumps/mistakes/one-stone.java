import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        if (a[0] == 0) { System.out.println(n == 1 ? 0 : -1); return; }
        int jumps = 1, end = a[0], far = a[0];
        for (int i = 1; i < n; i++) {
            if (i > end) { if (far <= end) { System.out.println(-1); return; } jumps++; end = far; }
            far = Math.max(far, i + a[i]);
        }
        System.out.println(jumps);
    }
}
