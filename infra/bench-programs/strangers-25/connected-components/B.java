import java.io.*;
import java.util.*;

public class B {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(r.readLine());
        int n = Integer.parseInt(t.nextToken());
        int m = Integer.parseInt(t.nextToken());
        int[] u = new int[m], v = new int[m], start = new int[n + 2];
        for (int i = 0; i < m; i++) {
            t = new StringTokenizer(r.readLine());
            u[i] = Integer.parseInt(t.nextToken()) - 1;
            v[i] = Integer.parseInt(t.nextToken()) - 1;
            start[u[i] + 1]++;
            start[v[i] + 1]++;
        }
        for (int i = 0; i < n; i++) start[i + 1] += start[i];
        int[] fill = Arrays.copyOf(start, n);
        int[] nb = new int[2 * m];
        for (int i = 0; i < m; i++) {
            nb[fill[u[i]]++] = v[i];
            nb[fill[v[i]]++] = u[i];
        }
        boolean[] visited = new boolean[n];
        int[] stack = new int[n];
        int components = 0;
        for (int s = 0; s < n; s++) {
            if (visited[s]) continue;
            components++;
            visited[s] = true;
            int sp = 0;
            stack[sp++] = s;
            while (sp > 0) {
                int x = stack[--sp];
                for (int j = start[x]; j < start[x + 1]; j++) {
                    int y = nb[j];
                    if (!visited[y]) {
                        visited[y] = true;
                        stack[sp++] = y;
                    }
                }
            }
        }
        System.out.println(components);
    }
}
