import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    record Query(int l, int r) {}

    static long[] solve(int[] values, Query[] queries) {
        long[] prefix = new long[values.length + 1];
        for (int i = 0; i < values.length; i++) {
            prefix[i + 1] = prefix[i] + values[i];
        }
        long[] sums = new long[queries.length];
        for (int i = 0; i < queries.length; i++) {
            sums[i] = prefix[queries[i].r()] - prefix[queries[i].l() - 1];
        }
        return sums;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        Query[] queries = new Query[q];
        for (int i = 0; i < q; i++) {
            int l = nextInt(in);
            queries[i] = new Query(l, nextInt(in));
        }
        StringBuilder out = new StringBuilder();
        for (long sum : solve(values, queries)) {
            out.append(sum).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
