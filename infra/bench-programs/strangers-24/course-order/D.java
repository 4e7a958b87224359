import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int m = (int) st.nval;
        int[] head = new int[n + 1], link = new int[m + 1], goal = new int[m + 1];
        for (int e = 1; e <= m; e++) {
            st.nextToken();
            int a = (int) st.nval;
            st.nextToken();
            goal[e] = (int) st.nval;
            link[e] = head[a];
            head[a] = e;
        }
        byte[] colour = new byte[n + 1];   // 0 white, 1 grey, 2 black
        int[] stack = new int[n + 1];
        int[] out = new int[n];
        int free = n;
        for (int root = 1; root <= n; root++) {
            if (colour[root] != 0) continue;
            int sp = 0;
            stack[sp++] = root;
            colour[root] = 1;
            while (sp > 0) {
                int v = stack[sp - 1];
                int e = head[v];
                if (e == 0) {
                    colour[v] = 2;
                    out[--free] = v;
                    sp--;
                    continue;
                }
                head[v] = link[e];
                int u = goal[e];
                if (colour[u] == 1) {
                    System.out.println("impossible");
                    return;
                }
                if (colour[u] == 0) {
                    colour[u] = 1;
                    stack[sp++] = u;
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int v : out) sb.append(v).append(' ');
        System.out.println(sb.toString().trim());
    }
}
