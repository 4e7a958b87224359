import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int k = (int) in.nval;
        int[] val = new int[k], left = new int[k], right = new int[k];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        int n = 0, p = 0;
        for (int i = 0; i < k; i++) {
            int child = -1;
            if (in.nextToken() == StreamTokenizer.TT_NUMBER) {
                val[n] = (int) in.nval;
                child = n++;
            }
            if (i > 0) {
                if (i % 2 == 1) left[p] = child;
                else right[p++] = child;
            }
        }

        List<Integer> fromLeftToRight = new ArrayList<>();
        Deque<Integer> path = new ArrayDeque<>();
        int v = n > 0 ? 0 : -1;
        while (v >= 0 || !path.isEmpty()) {
            if (v >= 0) {
                path.push(v);
                v = left[v];
            } else {
                v = path.pop();
                fromLeftToRight.add(val[v]);
                v = right[v];
            }
        }

        SortedSet<Integer> sorted = new TreeSet<>(fromLeftToRight);
        System.out.println(new ArrayList<>(sorted).equals(fromLeftToRight));
    }
}
