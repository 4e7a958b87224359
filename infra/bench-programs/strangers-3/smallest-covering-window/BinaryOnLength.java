import java.io.*;

public class BinaryOnLength {
    static String s, t;
    static int[] need = new int[128];

    static int start(int len) {
        int[] c = new int[128];
        int lack = 0;
        for (int i = 0; i < 128; i++) { c[i] = need[i]; if (c[i] > 0) lack++; }
        for (int i = 0; i < s.length(); i++) {
            if (--c[s.charAt(i)] == 0) lack--;
            if (i >= len && c[s.charAt(i - len)]++ == 0) lack++;
            if (lack == 0 && i >= len - 1) return i - len + 1;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        s = br.readLine().trim();
        t = br.readLine().trim();
        for (char ch : t.toCharArray()) need[ch]++;
        if (start(s.length()) < 0) {
            System.out.println("none");
            return;
        }
        int lo = 1, hi = s.length();
        while (lo < hi) {
            int mid = (lo + hi) / 2;
            if (start(mid) >= 0) hi = mid;
            else lo = mid + 1;
        }
        int at = start(lo);
        System.out.println(s.substring(at, at + lo));
    }
}
