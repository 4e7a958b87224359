import java.io.*;

public class W2 {
    static int[] borders(String p) {
        int[] b = new int[p.length()];
        for (int i = 1; i < p.length(); i++) {
            int k = b[i - 1];
            while (k > 0 && p.charAt(k) != p.charAt(i)) {
                k = b[k - 1];
            }
            if (p.charAt(k) == p.charAt(i)) {
                k++;
            }
            b[i] = k;
        }
        return b;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String figure = in.readLine().trim();
        int[] b = borders(figure);
        int matched = 0;
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (matched > 0 && figure.charAt(matched) != c) {
                matched = b[matched - 1];
            }
            if (figure.charAt(matched) == c) {
                matched++;
            }
            if (matched == figure.length()) {
                count++;
                matched = b[matched - 1];
            }
        }
        System.out.println(count);
    }
}
