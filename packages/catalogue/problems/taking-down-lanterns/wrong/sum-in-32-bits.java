import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] row) {
        int size = row.length + 2;
        int[] b = new int[size];
        b[0] = b[size - 1] = 1;
        for (int i = 0; i < row.length; i++) {
            b[i + 1] = row[i];
        }
        int[][] best = new int[size][size];
        for (int length = 2; length < size; length++) {
            for (int i = 0; i + length < size; i++) {
                int j = i + length;
                for (int last = i + 1; last < j; last++) {
                    best[i][j] = Math.max(best[i][j], best[i][last] + best[last][j] + b[i] * b[last] * b[j]);
                }
            }
        }
        return best[0][size - 1];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] row = new int[n];
        for (int i = 0; i < n; i++) {
            row[i] = nextInt(in);
        }
        System.out.println(solve(row));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
