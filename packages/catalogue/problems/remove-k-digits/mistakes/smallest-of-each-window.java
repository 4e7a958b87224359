import java.io.*;
import java.util.*;

public class Main {
    static String solve(String digits, int k) {
        int n = digits.length(), keep = n - k, from = 0;
        StringBuilder out = new StringBuilder();
        for (int j = 0; j < keep; j++) {
            int at = from;
            for (int i = from; i <= k + j; i++) if (digits.charAt(i) < digits.charAt(at)) at = i;
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
