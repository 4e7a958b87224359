import java.io.*;
import java.util.*;

public class Main {
    static int solve(String text, String figure) {
        int m = figure.length(), n = text.length(), p = 1009, power = 1, want = 0, hash = 0, found = 0;
        for (int i = 0; i < m; i++) { want = (want * 31 + figure.charAt(i)) % p; power = power * 31 % p; }
        for (int i = 0; i < n; i++) {
            hash = (hash * 31 + text.charAt(i)) % p;
            if (i >= m) hash = ((hash - power * text.charAt(i - m)) % p + p) % p;
            if (i >= m - 1 && hash == want) found++;
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
