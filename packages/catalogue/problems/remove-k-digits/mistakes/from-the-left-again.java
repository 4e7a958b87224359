import java.io.*;
import java.util.*;

public class Main {
    static String solve(String digits, int k) {
        StringBuilder rest = new StringBuilder(digits);
        for (int r = 0; r < k; r++) {
            int i = 0;
            while (i + 1 < rest.length() && rest.charAt(i) <= rest.charAt(i + 1)) i++;
            rest.deleteCharAt(i);
        }
        int z = 0;
        while (z < rest.length() && rest.charAt(z) == '0') z++;
        return z == rest.length() ? "0" : rest.substring(z);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String digits = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(solve(digits, k));
    }
}
