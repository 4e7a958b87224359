import java.io.*;
import java.util.*;

public class Main {
    static int solve(String text, String figure) {
        int m = figure.length(), want = 0, sum = 0, found = 0;
        for (int i = 0; i < m; i++) want += figure.charAt(i);
        for (int i = 0; i < text.length(); i++) {
            sum += text.charAt(i);
            if (i >= m) sum -= text.charAt(i - m);
            if (i >= m - 1 && sum == want) found++;
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
