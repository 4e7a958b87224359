import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long solve(int[] amounts) {
        Integer[] order = new Integer[amounts.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        java.util.Arrays.sort(order, (a, b) -> amounts[b] - amounts[a]);
        boolean[] robbed = new boolean[amounts.length + 2];
        long total = 0;
        for (int i : order) {
            // House i is kept at i + 1, so that both ends have a neighbour.
            if (!robbed[i] && !robbed[i + 2]) {
                robbed[i + 1] = true;
                total += amounts[i];
            }
        }
        return total;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] amounts = new int[n];
        for (int i = 0; i < n; i++) {
            amounts[i] = nextInt(in);
        }
        System.out.println(solve(amounts));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
