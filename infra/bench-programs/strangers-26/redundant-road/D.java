import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] group = new int[n + 1], size = new int[n + 1], ring = new int[n + 1];
        for (int v = 1; v <= n; v++) {
            group[v] = ring[v] = v;
            size[v] = 1;
        }
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            if (group[a] == group[b]) {
                System.out.println(i);
                return;
            }
            if (size[group[a]] < size[group[b]]) {
                int t = a;
                a = b;
                b = t;
            }
            int g = group[a];
            size[g] += size[group[b]];
            int v = b;
            do {
                group[v] = g;
                v = ring[v];
            } while (v != b);
            int t = ring[a];
            ring[a] = ring[b];
            ring[b] = t;
        }
    }
}
