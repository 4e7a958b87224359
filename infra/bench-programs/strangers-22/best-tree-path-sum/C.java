import java.io.*;
import java.util.*;

public class C {
    record Result(long arm, long best) {}

    static int[] value, left, right;

    static Result visit(int v) {
        long best = Long.MIN_VALUE, l = 0, r = 0;
        if (left[v] >= 0) {
            Result a = visit(left[v]);
            best = Math.max(best, a.best());
            l = Math.max(0, a.arm());
        }
        if (right[v] >= 0) {
            Result b = visit(right[v]);
            best = Math.max(best, b.best());
            r = Math.max(0, b.arm());
        }
        return new Result(value[v] + Math.max(l, r), Math.max(best, value[v] + l + r));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        value = new int[k];
        left = new int[k];
        right = new int[k];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        int nodes = 0;
        for (int i = 0; i < k; i++) {
            String t = st.nextToken();
            if (t.equals("null")) continue;
            value[nodes] = Integer.parseInt(t);
            if (i > 0) {
                if (i % 2 == 1) left[(i - 1) / 2] = nodes;
                else right[(i - 1) / 2] = nodes;
            }
            nodes++;
        }
        System.out.println(visit(0).best());
    }
}
