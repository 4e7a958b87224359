import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni();
        boolean[][] e = new boolean[n + 1][n + 1];
        int[] deg = new int[n + 1];
        for (int i = 0; i < m; i++) { int a = ni(), b = ni(); if (!e[a][b]) { e[a][b] = true; deg[b]++; } }
        ArrayDeque<Integer> q = new ArrayDeque<>();
        for (int i = 1; i <= n; i++) if (deg[i] == 0) q.add(i);
        StringBuilder sb = new StringBuilder();
        int cnt = 0;
        while (!q.isEmpty()) {
            int x = q.poll();
            cnt++;
            sb.append(x).append(' ');
            for (int y = 1; y <= n; y++) if (e[x][y] && --deg[y] == 0) q.add(y);
        }
        System.out.println(cnt == n ? sb : "impossible");
    }
}
