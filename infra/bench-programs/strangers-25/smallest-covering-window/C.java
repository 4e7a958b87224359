import java.io.*;

public class C {
    static byte[] s;
    static int[] need = new int[128];

    static int firstWindow(int len) {
        int[] have = need.clone();
        int kinds = 0;
        for (int x : have) if (x > 0) kinds++;
        for (int i = 0; i < s.length; i++) {
            if (--have[s[i]] == 0) kinds--;
            if (i >= len && ++have[s[i - len]] == 1) kinds++;
            if (i >= len - 1 && kinds == 0) return i - len + 1;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        s = text.getBytes();
        for (byte b : in.readLine().trim().getBytes()) need[b]++;
        if (firstWindow(s.length) < 0) {
            System.out.println("none");
            return;
        }
        int lo = 0, hi = s.length;
        while (hi - lo > 1) {
            int mid = (lo + hi) / 2;
            if (firstWindow(mid) >= 0) hi = mid;
            else lo = mid;
        }
        int at = firstWindow(hi);
        System.out.println(text.substring(at, at + hi));
    }
}
