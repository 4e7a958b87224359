import java.util.*;

public class W1 {
    static int[] v;
    static int[] suffix;
    static StringBuilder out = new StringBuilder();
    static Deque<Integer> chosen = new ArrayDeque<>();

    static void search(int from, int missing) {
        if (missing == 0) {
            StringJoiner line = new StringJoiner(" ");
            for (int x : chosen) line.add(Integer.toString(x));
            out.append(line).append('\n');
            return;
        }
        // what is left cannot make it any more
        if (suffix[from] < missing) return;
        for (int i = from; i < v.length && v[i] <= missing; i++) {
            if (i > from && v[i] == v[i - 1]) continue;
            chosen.addLast(v[i]);
            search(i + 1, missing - v[i]);
            chosen.removeLast();
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int t = sc.nextInt();
        v = new int[n];
        for (int i = 0; i < n; i++) v[i] = sc.nextInt();
        suffix = new int[n + 1];
        for (int i = n - 1; i >= 0; i--) suffix[i] = suffix[i + 1] + v[i];
        Arrays.sort(v);
        search(0, t);
        System.out.print(out.length() == 0 ? "none\n" : out);
    }
}
