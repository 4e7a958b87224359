import java.util.*;

public class BitsOfSums {
    static int[] v;
    static long[] can;
    static int n;
    static List<String> lines = new ArrayList<>();
    static Deque<Integer> path = new ArrayDeque<>();

    static void search(int from, int rest) {
        if (rest == 0) {
            StringBuilder sb = new StringBuilder();
            for (int x : path) sb.append(x).append(' ');
            lines.add(sb.toString().trim());
            return;
        }
        if ((can[from] & (1 << rest)) == 0) return;   // no way from here
        for (int i = from; i < n && v[i] <= rest; i++) {
            if (i > from && v[i] == v[i - 1]) continue;
            path.addLast(v[i]);
            search(i + 1, rest - v[i]);
            path.removeLast();
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        int t = sc.nextInt();
        v = new int[n];
        for (int i = 0; i < n; i++) v[i] = sc.nextInt();
        Arrays.sort(v);
        can = new long[n + 1];
        can[n] = 1;
        for (int i = n - 1; i >= 0; i--) can[i] = can[i + 1] | can[i + 1] << v[i];
        search(0, t);
        if (lines.isEmpty()) lines.add("none");
        for (String s : lines) System.out.println(s);
    }
}
