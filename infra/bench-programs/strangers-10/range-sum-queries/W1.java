import java.io.*;
import java.util.*;

public class W1 {
    static class Query {
        int l, r, id;

        Query(int l, int r, int id) {
            this.l = l;
            this.r = r;
            this.id = id;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        int[] a = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
        }
        Query[] queries = new Query[q];
        for (int i = 0; i < q; i++) {
            in.nextToken();
            int l = (int) in.nval;
            in.nextToken();
            int r = (int) in.nval;
            queries[i] = new Query(l, r, i);
        }

        // sort by block of the left end so that the window moves little
        final int block = Math.max(1, (int) Math.sqrt(n));
        Arrays.sort(queries, (x, y) -> {
            if (x.l / block != y.l / block) return Integer.compare(x.l / block, y.l / block);
            return Integer.compare(x.r, y.r);
        });

        long[] answer = new long[q];
        int left = 1, right = 0;
        long sum = 0;
        for (int i = 0; i < q; i++) {
            Query cur = queries[i];
            while (right < cur.r) sum += a[++right];
            while (left > cur.l) sum += a[--left];
            while (right > cur.r) sum -= a[right--];
            while (left < cur.l) sum -= a[left++];
            answer[i] = sum;
        }

        StringBuilder sb = new StringBuilder();
        for (long v : answer) sb.append(v).append('\n');
        System.out.print(sb);
    }
}
