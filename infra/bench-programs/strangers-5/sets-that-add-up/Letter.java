import java.util.*;

public class Letter {
    static int[] v;
    static boolean any = false;
    static Deque<Integer> chosen = new ArrayDeque<>();

    static void go(int start, int rest) {
        if (rest == 0) {
            any = true;
            StringBuilder sb = new StringBuilder();
            for (int x : chosen) sb.append(x).append(' ');
            System.out.println(sb.toString().trim());
            return;
        }
        for (int i = start; i < v.length; i++) {
            if (i > 0 && v[i] == v[i - 1]) continue;
            if (v[i] > rest) break;
            chosen.addLast(v[i]);
            go(i + 1, rest - v[i]);
            chosen.removeLast();
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), t = sc.nextInt();
        v = new int[n];
        for (int i = 0; i < n; i++) v[i] = sc.nextInt();
        Arrays.sort(v);
        go(0, t);
        if (!any) System.out.println("none");
    }
}
