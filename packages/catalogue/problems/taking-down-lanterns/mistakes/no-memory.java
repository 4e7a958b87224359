import java.io.*;
import java.util.*;

public class Main {
    static long best(int[] b, int i, int j) {
        long most = 0;
        for (int m = i + 1; m < j; m++) most = Math.max(most, best(b, i, m) + best(b, m, j) + (long) b[i] * b[m] * b[j]);
        return most;
    }

    static long solve(int[] row) {
        int[] b = new int[row.length + 2];
        Arrays.fill(b, 1);
        System.arraycopy(row, 0, b, 1, row.length);
        return best(b, 0, b.length - 1);
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
