import java.io.*;
import java.util.*;

class FenwickTree {
    private final long[] node;

    FenwickTree(int size) {
        node = new long[size + 1];
    }

    void add(int position, long value) {
        for (int i = position; i < node.length; i += Integer.lowestOneBit(i)) node[i] += value;
    }

    long prefix(int position) {
        long sum = 0;
        for (int i = position; i > 0; i -= Integer.lowestOneBit(i)) sum += node[i];
        return sum;
    }

    long between(int l, int r) {
        return prefix(r) - prefix(l - 1);
    }
}

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        FenwickTree tree = new FenwickTree(n);
        st = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) tree.add(i, Integer.parseInt(st.nextToken()));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            st = new StringTokenizer(in.readLine());
            int l = Integer.parseInt(st.nextToken());
            int r = Integer.parseInt(st.nextToken());
            out.println(tree.between(l, r));
        }
        out.flush();
    }
}
