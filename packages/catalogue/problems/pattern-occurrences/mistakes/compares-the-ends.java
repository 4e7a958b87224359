import java.io.*;
import java.util.*;

public class Main {
    static int solve(String text, String figure) {
        int m = figure.length(), found = 0, k = Math.min(m, 2);
        for (int i = 0; i + m <= text.length(); i++)
            if (text.startsWith(figure.substring(0, k), i) && text.startsWith(figure.substring(m - k), i + m - k)) found++;
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String figure = in.readLine().trim();
        System.out.println(solve(text, figure));
    }
}
