import java.io.*;
import java.util.*;

public class D {
    static int[] join(int[] x, int[] y) {
        int[] z = new int[x.length + y.length];
        int i = 0, j = 0, k = 0;
        while (i < x.length && j < y.length) z[k++] = y[j] < x[i] ? y[j++] : x[i++];
        while (i < x.length) z[k++] = x[i++];
        while (j < y.length) z[k++] = y[j++];
        return z;
    }

    static int[] joinAll(int[][] lists, int from, int to) {
        if (to - from == 1) return lists[from];
        int middle = (from + to) / 2;
        return join(joinAll(lists, from, middle), joinAll(lists, middle, to));
    }

    static int[] parse(String line) {
        StringTokenizer st = new StringTokenizer(line);
        int[] list = new int[Integer.parseInt(st.nextToken())];
        for (int i = 0; i < list.length; i++) list[i] = Integer.parseInt(st.nextToken());
        return list;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        int[][] lists = new int[k][];
        for (int i = 0; i < k; i++) lists[i] = parse(in.readLine());
        StringJoiner out = new StringJoiner(" ");
        for (int v : joinAll(lists, 0, k)) out.add(Integer.toString(v));
        System.out.println(out);
    }
}
