import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[][] v = new int[n][2];
        for (int[] p : v) { p[0] = ni(); p[1] = ni(); }
        Arrays.sort(v, (a, b) -> a[0] - b[0]);
        StringBuilder sb = new StringBuilder();
        int l = v[0][0], r = v[0][1];
        for (int i = 1; i < n; i++) {
            if (v[i][0] <= r) { if (v[i][1] > v[i - 1][1]) r = v[i][1]; }
            else { sb.append(l + " " + r + "\n"); l = v[i][0]; r = v[i][1]; }
        }
        System.out.print(sb.append(l + " " + r + "\n"));
    }
}
