import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        List<List<Integer>> below = new ArrayList<>();
        for (int i = 0; i <= n; i++) below.add(new ArrayList<>());
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            below.get((int) in.nval).add(i);
        }
        int[] order = new int[n];
        int count = 0;
        order[count++] = below.get(0).get(0);
        for (int i = 0; i < n; i++) for (int next : below.get(order[i])) order[count++] = next;
        int[] height = new int[n + 1];
        int best = 0;
        for (int i = n - 1; i >= 0; i--) {
            List<Integer> arms = below.get(order[i]);
            for (int a = 0; a < arms.size(); a++) {
                int one = height[arms.get(a)] + 1;
                height[order[i]] = Math.max(height[order[i]], one);
                best = Math.max(best, one);
                for (int b = a + 1; b < arms.size(); b++) best = Math.max(best, one + height[arms.get(b)] + 1);
            }
        }
        System.out.println(best);
    }
}
