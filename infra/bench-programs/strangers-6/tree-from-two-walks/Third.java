import java.io.*;
import java.util.*;

public class Third {
    static int[] before, place;
    static int next = 0;
    static StringBuilder out = new StringBuilder();

    static void build(int lo, int hi) {
        if (lo > hi) return;
        int root = before[next++];
        int mid = place[root];
        build(lo, mid - 1);
        build(mid + 1, hi);
        if (out.length() > 0) out.append(' ');
        out.append(root);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        before = new int[n];
        place = new int[200001];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            before[i] = (int) in.nval;
        }
        for (int i = 0; i < n; i++) {
            in.nextToken();
            place[(int) in.nval] = i;
        }
        build(0, n - 1);
        System.out.println(out);
    }
}
