import java.io.*;
import java.util.*;

public class RightBoruvka {
    static int[] boss;

    static int find(int x) {
        while (boss[x] != x) x = boss[x] = boss[boss[x]];
        return x;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in), m = next(in);
        int[] a = new int[m], b = new int[m], c = new int[m];
        for (int i = 0; i < m; i++) {
            a[i] = next(in) - 1;
            b[i] = next(in) - 1;
            c[i] = next(in);
        }
        boss = new int[n];
        for (int i = 0; i < n; i++) boss[i] = i;
        int parts = n;
        long total = 0;
        while (parts > 1) {
            int[] label = new int[n];
            for (int i = 0; i < n; i++) label[i] = find(i);
            // each part chooses its cheapest offer to the outside, the earlier one if equal
            int[] choice = new int[n];
            Arrays.fill(choice, -1);
            for (int i = 0; i < m; i++) {
                int x = label[a[i]], y = label[b[i]];
                if (x == y) continue;
                if (choice[x] < 0 || c[i] < c[choice[x]]) choice[x] = i;
                if (choice[y] < 0 || c[i] < c[choice[y]]) choice[y] = i;
            }
            boolean progress = false;
            for (int i : choice) {
                if (i < 0) continue;
                int x = find(a[i]), y = find(b[i]);
                if (x == y) continue;
                boss[x] = y;
                total += c[i];
                parts--;
                progress = true;
            }
            if (!progress) break;
        }
        System.out.println(parts == 1 ? total : -1);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
