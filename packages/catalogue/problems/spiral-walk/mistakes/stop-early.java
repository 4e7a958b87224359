import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int r = ni(), c = ni();
        int[][] g = new int[r][c];
        for (int[] v : g) for (int k = 0; k < c; k++) v[k] = ni();
        int t = 0, b = r - 1, l = 0, e = c - 1;
        StringBuilder sb = new StringBuilder();
        while (t < b && l < e) {
            for (int k = l; k < e; k++) sb.append(g[t][k]).append(' ');
            for (int i = t; i < b; i++) sb.append(g[i][e]).append(' ');
            for (int k = e; k > l; k--) sb.append(g[b][k]).append(' ');
            for (int i = b; i > t; i--) sb.append(g[i][l]).append(' ');
            t++; b--; l++; e--;
        }
        if (t == b && l < e || r == 1) for (int k = l; k <= e; k++) sb.append(g[t][k]).append(' ');
        else if (l == e && t < b) for (int i = t; i <= b; i++) sb.append(g[i][l]).append(' ');
        System.out.println(sb);
    }
}
