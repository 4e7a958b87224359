import java.io.*;
import java.util.*;

public class Main {
    static String solve(String digits, int k) {
        StringBuilder kept = new StringBuilder();
        int left = k;
        for (char d : digits.toCharArray()) {
            while (left > 0 && kept.length() > 0 && kept.charAt(kept.length() - 1) > d) { kept.setLength(kept.length() - 1); left--; }
            kept.append(d);
        }
        kept.setLength(kept.length() - left);
        return kept.length() == 0 ? "0" : String.valueOf(Long.parseLong(kept.toString()));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String digits = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(solve(digits, k));
    }
}
