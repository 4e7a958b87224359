import java.io.*;
import java.util.*;

public class Main {
    static int solve(String text, String figure) {
        int m = figure.length();
        int[] b = new int[m];
        for (int i = 1; i < m; i++)
            for (int k = i; k > 0; k--) if (figure.regionMatches(0, figure, i - k + 1, k)) { b[i] = k; break; }
        int found = 0, k = 0;
        for (char c : text.toCharArray()) {
            while (k > 0 && c != figure.charAt(k)) k = b[k - 1];
            if (c == figure.charAt(k)) k++;
            if (k == m) { found++; k = b[k - 1]; }
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String figure = in.readLine().trim();
        System.out.println(solve(text, figure));
    }
}
