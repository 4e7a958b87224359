import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static String solve(String digits, int k) {
        StringBuilder kept = new StringBuilder();
        int left = k;
        for (int i = 0; i < digits.length(); i++) {
            char digit = digits.charAt(i);
            while (left > 0 && kept.length() > 0 && kept.charAt(kept.length() - 1) > digit) {
                kept.setLength(kept.length() - 1);
                left--;
            }
            kept.append(digit);
        }
        kept.setLength(kept.length() - left);
        int first = 0;
        while (first < kept.length() && kept.charAt(first) == '0') {
            first++;
        }
        return first == kept.length() ? "0" : kept.substring(first);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String digits = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(solve(digits, k));
    }
}
