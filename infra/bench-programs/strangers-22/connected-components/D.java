import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        int[] group = new int[n + 1], size = new int[n + 1];
        int[] first = new int[n + 1], last = new int[n + 1], next = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            group[i] = first[i] = last[i] = i;
            size[i] = 1;
        }
        int groups = n;
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int a = group[(int) in.nval];
            in.nextToken();
            int b = group[(int) in.nval];
            if (a == b) continue;
            if (size[a] < size[b]) { int t = a; a = b; b = t; }
            for (int x = first[b]; x != 0; x = next[x]) group[x] = a;
            next[last[a]] = first[b];
            last[a] = last[b];
            size[a] += size[b];
            groups--;
        }
        System.out.println(groups);
    }
}
