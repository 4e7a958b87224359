import java.util.*;
import java.util.stream.*;

public class RightHalves {
    static int[] v;
    static int t;

    /** all ways to take some of the stamps of these groups, by value; a way is a mask over the sorted stamps */
    static List<List<Integer>> ways(List<int[]> groups) {
        List<List<Integer>> bySum = IntStream.rangeClosed(0, t).mapToObj(i -> (List<Integer>) new ArrayList<Integer>()).collect(Collectors.toList());
        fill(groups, 0, 0, 0, bySum);
        return bySum;
    }

    static void fill(List<int[]> groups, int g, int mask, int sum, List<List<Integer>> bySum) {
        if (sum > t) return;
        if (g == groups.size()) { bySum.get(sum).add(mask); return; }
        int from = groups.get(g)[0], to = groups.get(g)[1];
        fill(groups, g + 1, mask, sum, bySum);
        for (int i = from; i < to; i++) {
            mask |= 1 << i;
            sum += v[i];
            fill(groups, g + 1, mask, sum, bySum);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        t = in.nextInt();
        v = IntStream.range(0, n).map(i -> in.nextInt()).sorted().toArray();
        List<int[]> left = new ArrayList<>(), right = new ArrayList<>();
        double a = 1, b = 1;
        for (int i = 0; i < n; ) {
            int j = i;
            while (j < n && v[j] == v[i]) j++;
            if (a <= b) { left.add(new int[]{i, j}); a *= j - i + 1; }
            else { right.add(new int[]{i, j}); b *= j - i + 1; }
            i = j;
        }
        List<List<Integer>> x = ways(left), y = ways(right);
        StringBuilder out = new StringBuilder();
        for (int s = 0; s <= t; s++)
            for (int p : x.get(s))
                for (int q : y.get(t - s)) {
                    int both = p | q;
                    out.append(IntStream.range(0, n).filter(i -> (both >> i & 1) == 1).mapToObj(i -> "" + v[i]).collect(Collectors.joining(" "))).append('\n');
                }
        System.out.print(out.length() == 0 ? "none\n" : out);
    }
}
