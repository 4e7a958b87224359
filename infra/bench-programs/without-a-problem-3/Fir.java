import java.io.*;
import java.util.*;

public class Fir {
    static StreamTokenizer in;

    static int read() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = read(), m = read();
        int[] head = new int[n + 1], next = new int[2 * m], to = new int[2 * m];
        Arrays.fill(head, -1);
        int e = 0;
        for (int i = 0; i < m; i++) {
            int a = read(), b = read();
            to[e] = b; next[e] = head[a]; head[a] = e++;
            to[e] = a; next[e] = head[b]; head[b] = e++;
        }
        int[] mark = new int[n + 1];
        int[] stack = new int[n + 1];
        int parts = 0, largest = 0;
        for (int v = 1; v <= n; v++) {
            if (mark[v] != 0) continue;
            parts++;
            int top = 0, size = 0;
            stack[top++] = v;
            mark[v] = parts;
            while (top > 0) {
                int u = stack[--top];
                size++;
                for (int k = head[u]; k >= 0; k = next[k]) {
                    if (mark[to[k]] == 0) {
                        mark[to[k]] = parts;
                        stack[top++] = to[k];
                    }
                }
            }
            largest = Math.max(largest, size);
        }
        System.out.println(parts + " " + largest);
    }
}
