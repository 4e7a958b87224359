import java.util.*;

public class Main {
    static boolean isMirror(char[] s, int from, int to) {
        for (; from < to; from++, to--) if (s[from] != s[to]) return false;
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        char[] s = in.next().toCharArray();
        int[] cuts = new int[n + 1];
        Arrays.fill(cuts, n);
        cuts[0] = -1;
        for (int to = 1; to <= n; to++) {
            for (int from = 0; from < to; from++) {
                if (cuts[from] + 1 < cuts[to] && isMirror(s, from, to - 1)) cuts[to] = cuts[from] + 1;
            }
        }
        System.out.println(cuts[n]);
    }
}
