import java.io.*;

public class Cables {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int next() throws IOException {
        int b = in.read();
        while (b < '0') b = in.read();
        int v = 0;
        while (b >= '0') {
            v = v * 10 + b - '0';
            b = in.read();
        }
        return v;
    }

    public static void main(String[] args) throws IOException {
        int n = next(), m = next();
        int[] head = new int[n + 1];
        int[] nxt = new int[2 * m + 2], to = new int[2 * m + 2];
        int e = 0;
        for (int i = 0; i < m; i++) {
            int u = next(), v = next();
            to[++e] = v; nxt[e] = head[u]; head[u] = e;
            to[++e] = u; nxt[e] = head[v]; head[v] = e;
        }
        boolean[] seen = new boolean[n + 1];
        int[] stack = new int[n];
        int parts = 0;
        for (int s = 1; s <= n; s++) {
            if (seen[s]) continue;
            parts++;
            int top = 0;
            stack[top++] = s;
            seen[s] = true;
            while (top > 0) {
                int u = stack[--top];
                for (int x = head[u]; x != 0; x = nxt[x]) {
                    if (!seen[to[x]]) {
                        seen[to[x]] = true;
                        stack[top++] = to[x];
                    }
                }
            }
        }
        System.out.println(parts);
    }
}
