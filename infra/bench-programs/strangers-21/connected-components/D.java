import java.io.*;

public class D {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int num() throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        int r = 0;
        while (c > ' ') {
            r = 10 * r + c - '0';
            c = in.read();
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        int n = num(), m = num();
        int[] head = new int[n + 1], next = new int[2 * m + 2], to = new int[2 * m + 2];
        int e = 1;
        for (int i = 0; i < m; i++) {
            int u = num(), v = num();
            to[e] = v; next[e] = head[u]; head[u] = e++;
            to[e] = u; next[e] = head[v]; head[v] = e++;
        }
        boolean[] seen = new boolean[n + 1];
        int[] queue = new int[n];
        int front = 0, back = 0, parts = 0;
        for (int s = 1; s <= n; s++) {
            if (seen[s]) continue;
            parts++;
            seen[s] = true;
            queue[back++] = s;
            while (front < back) {
                int x = queue[front++];
                for (int k = head[x]; k != 0; k = next[k]) {
                    int y = to[k];
                    if (!seen[y]) {
                        seen[y] = true;
                        queue[back++] = y;
                    }
                }
            }
        }
        System.out.println(parts);
    }
}
