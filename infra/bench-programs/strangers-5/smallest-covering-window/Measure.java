import java.io.*;
import java.util.function.IntUnaryOperator;

public class Measure {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        final char[] s = br.readLine().trim().toCharArray(), t = br.readLine().trim().toCharArray();

        IntUnaryOperator firstOfLength = len -> {
            int[] diff = new int[128];
            int lacking = 0;
            for (char c : t) if (diff[c]++ == 0) lacking++;
            for (int i = 0; i < s.length; i++) {
                if (--diff[s[i]] == 0) lacking--;
                if (i >= len && diff[s[i - len]]++ == 0) lacking++;
                if (i >= len - 1 && lacking == 0) return i - len + 1;
            }
            return -1;
        };

        int no = t.length - 1, yes = s.length + 1;
        while (yes - no > 1) {
            int mid = (no + yes) >>> 1;
            if (firstOfLength.applyAsInt(mid) < 0) no = mid; else yes = mid;
        }
        System.out.println(yes > s.length ? "none"
                : new String(s, firstOfLength.applyAsInt(yes), yes));
    }
}
