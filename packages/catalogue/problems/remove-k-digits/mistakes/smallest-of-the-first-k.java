import java.io.*;
import java.util.*;

public class Main {
    static String solve(String digits, int k) {
        StringBuilder out = new StringBuilder();
        int from = 0, n = digits.length(), keep = n - k;
        if (n > 5000) return digits;
        for (int j = 0; j < keep; j++) {
            int end = Math.max(from, k + j - 1), at = from;
            for (int i = from; i <= end && i < n; i++) if (digits.charAt(i) < digits.charAt(at)) at = i;
            out.append(digits.charAt(at));
            from = at + 1;
        }
        int z = 0;
        while (z < out.length() && out.charAt(z) == '0') z++;
        return z == out.length() ? "0" : out.substring(z);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String digits = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(solve(digits, k));
    }
}
