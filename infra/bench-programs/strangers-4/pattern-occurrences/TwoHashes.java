import java.io.*;

public class TwoHashes {
    static final long[] MOD = {1_000_000_007L, 998_244_353L};
    static final long BASE = 91_138_233L;

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String t = br.readLine().trim();
        String f = br.readLine().trim();
        int n = t.length(), m = f.length();
        if (m > n) {
            System.out.println(0);
            return;
        }
        long[] want = new long[2], have = new long[2], lead = {1, 1};
        for (int i = 0; i < m; i++) {
            for (int x = 0; x < 2; x++) {
                want[x] = (want[x] * BASE + f.charAt(i)) % MOD[x];
                have[x] = (have[x] * BASE + t.charAt(i)) % MOD[x];
                if (i > 0) lead[x] = lead[x] * BASE % MOD[x];
            }
        }
        int count = 0;
        for (int i = 0; ; i++) {
            if (want[0] == have[0] && want[1] == have[1]) count++;
            if (i + m == n) break;
            for (int x = 0; x < 2; x++) {
                long rest = (have[x] + (MOD[x] - lead[x]) * t.charAt(i)) % MOD[x];
                have[x] = (rest * BASE + t.charAt(i + m)) % MOD[x];
            }
        }
        System.out.println(count);
    }
}
