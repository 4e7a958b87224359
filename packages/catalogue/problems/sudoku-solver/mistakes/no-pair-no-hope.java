import java.util.*;

public class Main {
    static int mask(int[] g, int s) {
        int r = s / 9, c = s % 9, b = r / 3 * 27 + c / 3 * 3, m = 1022;
        for (int i = 0; i < 9; i++) m &= ~(1 << g[9 * r + i] | 1 << g[9 * i + c] | 1 << g[b + i / 3 * 9 + i % 3]);
        return m;
    }

    static boolean go(int[] g) {
        int best = -1, bits = 3, cand = 0;
        boolean empty = false;
        for (int s = 0; s < 81; s++)
            if (g[s] == 0) {
                empty = true;
                int m = mask(g, s);
                if (Integer.bitCount(m) < bits) { bits = Integer.bitCount(m); best = s; cand = m; }
            }
        if (!empty) return true;
        if (best < 0) return false;
        for (int d = 1; d <= 9; d++)
            if ((cand >> d & 1) != 0) {
                g[best] = d;
                if (go(g)) return true;
            }
        g[best] = 0;
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        while (t-- > 0) {
            int[] g = new int[81];
            for (int r = 0; r < 9; r++) {
                String s = in.next();
                for (int c = 0; c < 9; c++) g[9 * r + c] = s.charAt(c) == '.' ? 0 : s.charAt(c) - '0';
            }
            go(g);
            for (int r = 0; r < 9; r++) {
                StringBuilder o = new StringBuilder();
                for (int c = 0; c < 9; c++) o.append(g[9 * r + c]);
                System.out.println(o);
            }
        }
    }
}
