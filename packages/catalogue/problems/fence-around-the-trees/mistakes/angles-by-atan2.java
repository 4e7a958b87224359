import java.io.*;
import java.util.*;

public class Main {
    static long cross(long[] a, long[] b, long[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        long[][] trees = new long[n][2];
        for (long[] tree : trees) {
            in.nextToken();
            tree[0] = (long) in.nval;
            in.nextToken();
            tree[1] = (long) in.nval;
        }
        long[] low = trees[0];
        for (long[] tree : trees) if (tree[1] < low[1] || tree[1] == low[1] && tree[0] < low[0]) low = tree;
        final long[] pivot = low;
        Arrays.sort(trees, Comparator
            .comparingDouble((long[] t) -> Math.atan2(t[1] - pivot[1], t[0] - pivot[0]))
            .thenComparingLong(t -> (t[0] - pivot[0]) * (t[0] - pivot[0]) + (t[1] - pivot[1]) * (t[1] - pivot[1])));
        List<long[]> rope = new ArrayList<>();
        for (long[] tree : trees) {
            while (rope.size() > 1 && cross(rope.get(rope.size() - 2), rope.get(rope.size() - 1), tree) <= 0)
                rope.remove(rope.size() - 1);
            if (rope.size() == 1 && Arrays.equals(rope.get(0), tree)) continue;
            rope.add(tree);
        }
        long area = 0;
        for (int i = 1; i + 1 < rope.size(); i++) area += cross(rope.get(0), rope.get(i), rope.get(i + 1));
        System.out.println(rope.size() + " " + area);
    }
}
