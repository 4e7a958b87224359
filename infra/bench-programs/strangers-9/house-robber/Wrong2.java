import java.io.*;
import java.util.*;

public class Wrong2 {
    static long solve(int[] amounts) {
        int n = amounts.length;
        int[] best = new int[n + 2];
        for (int i = n - 1; i >= 0; i--) {
            best[i] = Math.max(best[i + 1], amounts[i] + best[i + 2]);
        }
        return best[0];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] amounts = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            amounts[i] = (int) in.nval;
        }
        System.out.println(solve(amounts));
    }
}
