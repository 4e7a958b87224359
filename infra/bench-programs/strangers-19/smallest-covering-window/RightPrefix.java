import java.util.*;

public class RightPrefix {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String s = sc.next(), t = sc.next();
        int n = s.length();
        int[] need = new int[128];
        for (char c : t.toCharArray()) need[c]++;
        // count[c][i]: how often c occurs among the first i letters
        int[][] count = new int[128][];
        List<Integer> kinds = new ArrayList<>();
        for (int c = 0; c < 128; c++) {
            if (need[c] == 0) continue;
            kinds.add(c);
            count[c] = new int[n + 1];
            for (int i = 0; i < n; i++) count[c][i + 1] = count[c][i] + (s.charAt(i) == c ? 1 : 0);
        }
        int bestStart = -1, best = n + 1;
        for (int start = 0; start < n; start++) {
            // smallest end that covers, by binary search
            int lo = start, hi = n + 1;
            while (lo < hi) {
                int end = (lo + hi) / 2;
                boolean covers = true;
                if (end <= n)
                    for (int c : kinds)
                        if (count[c][end] - count[c][start] < need[c]) { covers = false; break; }
                if (covers) hi = end; else lo = end + 1;
            }
            if (lo > n) break;
            if (lo - start < best) { best = lo - start; bestStart = start; }
        }
        System.out.println(bestStart < 0 ? "none" : s.substring(bestStart, bestStart + best));
    }
}
