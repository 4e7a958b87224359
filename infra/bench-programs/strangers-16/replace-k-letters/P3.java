import java.io.*;

public class P3 {
    static boolean possible(byte[] s, int n, int k, int len) {
        int[] c = new int[26];
        for (int i = 0; i < n; i++) {
            c[s[i] - 'A']++;
            if (i >= len) c[s[i - len] - 'A']--;
            if (i >= len - 1) {
                int max = 0;
                for (int x : c) if (x > max) max = x;
                if (len - max <= k) return true;
            }
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        byte[] s = in.readLine().trim().getBytes();
        int k = Integer.parseInt(in.readLine().trim());
        int lo = 1, hi = s.length;
        while (lo < hi) {
            int mid = lo + hi + 1 >> 1;
            if (possible(s, s.length, k, mid)) lo = mid;
            else hi = mid - 1;
        }
        System.out.println(lo);
    }
}
