import java.io.*;
import java.util.stream.*;

public class Table {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int[] na = ints(br.readLine());
        int n = na[0], a = na[1];
        int[] v = ints(br.readLine());
        int[][] table = new int[a + 1][n + 1];
        for (int sum = 0; sum <= a; sum++) {
            table[sum][0] = sum == 0 ? 1 : 0;
            for (int kinds = 1; kinds <= n; kinds++) {
                long w = table[sum][kinds - 1];
                if (sum >= v[kinds - 1]) w += table[sum - v[kinds - 1]][kinds];
                table[sum][kinds] = (int) (w % 1_000_000_007L);
            }
        }
        System.out.println(table[a][n]);
    }

    private static int[] ints(String s) {
        return Stream.of(s.trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
    }
}
