import java.io.*;
import java.util.*;

public class Halves {
    static int[] p;

    static int min(int l, int r) { int m = p[l]; for (int i = l; i < r; i++) m = Math.min(m, p[i]); return m; }
    static int max(int l, int r) { int m = p[l]; for (int i = l; i < r; i++) m = Math.max(m, p[i]); return m; }

    static int best(int l, int r) {
        if (r - l < 2) return 0;
        int m = (l + r) >>> 1;
        int across = max(m, r) - min(l, m);
        return Math.max(across, Math.max(best(l, m), best(m, r)));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        p = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        System.out.println(best(0, n));
    }
}
