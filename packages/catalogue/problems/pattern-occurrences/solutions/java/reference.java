import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int solve(String text, String figure) {
        int m = figure.length();
        int[] border = new int[m];
        for (int i = 1, matched = 0; i < m; i++) {
            while (matched > 0 && figure.charAt(i) != figure.charAt(matched)) {
                matched = border[matched - 1];
            }
            if (figure.charAt(i) == figure.charAt(matched)) {
                matched++;
            }
            border[i] = matched;
        }
        int found = 0;
        for (int i = 0, matched = 0; i < text.length(); i++) {
            while (matched > 0 && text.charAt(i) != figure.charAt(matched)) {
                matched = border[matched - 1];
            }
            if (text.charAt(i) == figure.charAt(matched)) {
                matched++;
            }
            if (matched == m) {
                found++;
                matched = border[matched - 1];
            }
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
