import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }
    static int n;
    static int[] q;
    static int place(int r) {
        if (r == n) return 1;
        int t = 0;
        outer:
        for (int c = 0; c < n; c++) {
            for (int i = 0; i < r; i++) if (q[i] == c) continue outer;
            for (int d = 1; d <= 3 && d <= r; d++) if (q[r - d] == c - d || q[r - d] == c + d) continue outer;
            q[r] = c;
            t += place(r + 1);
        }
        return t;
    }
    public static void main(String[] args) throws IOException {
        n = ni();
        q = new int[n];
        System.out.println(place(0));
    }
}
