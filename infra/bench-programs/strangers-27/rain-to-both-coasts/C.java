import java.io.*;
import java.util.*;

public class C {
    static int[] boss;

    static int find(int i) {
        while (boss[i] >= 0) {
            int up = boss[i];
            if (boss[up] >= 0) boss[i] = boss[up];
            i = up;
        }
        return i;
    }

    static void unite(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return;
        if (boss[a] > boss[b]) {
            int t = a;
            a = b;
            b = t;
        }
        boss[a] += boss[b];
        boss[b] = a;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        in.nextToken();
        int r = (int) in.nval;
        in.nextToken();
        int c = (int) in.nval;
        int n = r * c;
        long[] fields = new long[n];
        int[] height = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            height[i] = (int) in.nval;
            fields[i] = (long) height[i] << 20 | i;
        }
        boss = new int[n];
        Arrays.fill(boss, -1);
        for (int i = 0; i < n; i++) {
            if (i % c > 0 && height[i] == height[i - 1]) unite(i, i - 1);
            if (i >= c && height[i] == height[i - c]) unite(i, i - c);
        }
        byte[] seas = new byte[n];       // of a plateau, kept at its boss
        Arrays.sort(fields);
        for (long f : fields) {
            int i = (int) (f & 0xFFFFF), y = i / c, x = i % c, p = find(i);
            if (y == 0 || x == 0) seas[p] |= 1;
            if (y == r - 1 || x == c - 1) seas[p] |= 2;
            if (y > 0 && height[i - c] < height[i]) seas[p] |= seas[find(i - c)];
            if (x > 0 && height[i - 1] < height[i]) seas[p] |= seas[find(i - 1)];
            if (y < r - 1 && height[i + c] < height[i]) seas[p] |= seas[find(i + c)];
            if (x < c - 1 && height[i + 1] < height[i]) seas[p] |= seas[find(i + 1)];
        }
        int both = 0;
        for (int i = 0; i < n; i++) if (seas[find(i)] == 3) both++;
        System.out.println(both);
    }
}
