import java.io.*;
import java.util.*;

public class Main {
    static int solve(String text, String figure) {
        int m = figure.length();
        int[] b = new int[m];
        for (int i = 1, k = 0; i < m; i++) {
            while (k > 0 && figure.charAt(i) != figure.charAt(k)) k = b[k - 1];
            if (figure.charAt(i) == figure.charAt(k)) k++;
            b[i] = k;
        }
        int found = 0, k = 0;
        for (char c : text.toCharArray()) {
            while (k > 0 && c != figure.charAt(k)) k = b[k - 1];
            if (c == figure.charAt(k)) k++;
            if (k == m) { found++; k = 0; }
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
