import java.util.*;
import java.util.function.IntBinaryOperator;

public class MinTree {
    final int size;
    final int[] tree;
    final IntBinaryOperator lower;

    MinTree(int[] h) {
        size = h.length;
        tree = new int[2 * size];
        lower = (a, b) -> a < 0 ? b : b < 0 ? a : h[b] < h[a] ? b : a;
        for (int i = 0; i < size; i++) tree[size + i] = i;
        for (int i = size - 1; i > 0; i--) tree[i] = lower.applyAsInt(tree[2 * i], tree[2 * i + 1]);
    }

    int lowest(int from, int to) {
        int best = -1;
        for (from += size, to += size; from < to; from >>= 1, to >>= 1) {
            if ((from & 1) == 1) best = lower.applyAsInt(best, tree[from++]);
            if ((to & 1) == 1) best = lower.applyAsInt(best, tree[--to]);
        }
        return best;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int[] h = new int[sc.nextInt()];
        Arrays.setAll(h, i -> sc.nextInt());
        MinTree t = new MinTree(h);
        Deque<int[]> work = new ArrayDeque<>(List.of(new int[]{0, h.length}));
        long answer = 0;
        while (!work.isEmpty()) {
            int[] w = work.pop();
            if (w[0] >= w[1]) continue;
            int p = t.lowest(w[0], w[1]);
            answer = Math.max(answer, (long) h[p] * (w[1] - w[0]));
            work.push(new int[]{w[0], p});
            work.push(new int[]{p + 1, w[1]});
        }
        System.out.println(answer);
    }
}
