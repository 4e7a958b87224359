import java.io.*;

public class Right3 {
    static char[] s;
    static int k;

    static boolean possible(int len) {
        int[] cnt = new int[26];
        for (int i = 0; i < s.length; i++) {
            cnt[s[i] - 'A']++;
            if (i >= len) cnt[s[i - len] - 'A']--;
            if (i >= len - 1) {
                int max = 0;
                for (int c : cnt) max = Math.max(max, c);
                if (len - max <= k) return true;
            }
        }
        return false;
    }
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        s = in.readLine().trim().toCharArray();
        k = Integer.parseInt(in.readLine().trim());
        int lo = 1, hi = s.length;
        while (lo < hi) {
            int mid = lo + (hi - lo + 1) / 2;
            if (possible(mid)) lo = mid;
            else hi = mid - 1;
        }
        System.out.println(lo);
    }
}
