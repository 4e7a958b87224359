import java.io.*;
import java.util.*;
import java.util.function.*;

public class D {
    static boolean clean(int[] unit) {
        Arrays.sort(unit);
        for (int i = 1; i < unit.length; i++) {
            if (unit[i] != 0 && unit[i] == unit[i - 1]) return false;
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        int n = k * k;
        int[][] g = new int[n][n];
        for (int[] line : g) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            for (int c = 0; c < n; c++) line[c] = Integer.parseInt(st.nextToken());
        }

        List<IntBinaryOperator> views = List.of(
                (u, i) -> g[u][i],
                (u, i) -> g[i][u],
                (u, i) -> g[u / k * k + i / k][u % k * k + i % k]);
        boolean ok = true;
        for (IntBinaryOperator view : views) {
            for (int u = 0; u < n && ok; u++) {
                int[] unit = new int[n];
                for (int i = 0; i < n; i++) unit[i] = view.applyAsInt(u, i);
                ok = clean(unit);
            }
        }
        System.out.println(ok);
    }
}
