import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), k = ni();
        int[][] t = new int[10][n];
        for (int i = 0; i < n; i++) t[0][i] = ni();
        for (int l = 1; l < 10; l++) for (int i = 0; i + (1 << l) <= n; i++) t[l][i] = Math.max(t[l - 1][i], t[l - 1][i + (1 << (l - 1))]);
        int l = Math.min(9, 31 - Integer.numberOfLeadingZeros(k));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i + k <= n; i++) sb.append(Math.max(t[l][i], t[l][i + k - (1 << l)])).append(' ');
        System.out.println(sb);
    }
}
