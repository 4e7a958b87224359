import java.io.*;
import java.util.Arrays;

public class C {
    // negative entry: a root, with the size of its tree
    static int[] up;

    static int find(int x) {
        while (up[x] >= 0) x = up[x];
        return x;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        up = new int[n + 1];
        Arrays.fill(up, -1);
        int groups = n;
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int u = find((int) in.nval);
            in.nextToken();
            int v = find((int) in.nval);
            if (u != v) {
                if (up[u] > up[v]) {
                    int h = u;
                    u = v;
                    v = h;
                }
                up[u] += up[v];
                up[v] = u;
                groups--;
            }
        }
        System.out.println(groups);
    }
}
