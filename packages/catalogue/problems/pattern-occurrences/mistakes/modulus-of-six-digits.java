import java.io.*;

public class Main {
    static final long MODULUS = 100003;
    static final long BASE = 31;

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        String figure = in.readLine().trim();
        int n = text.length();
        int m = figure.length();
        if (m > n) {
            System.out.println(0);
            return;
        }
        long wanted = 0, window = 0, top = 1;
        for (int i = 0; i < m; i++) {
            wanted = (wanted * BASE + figure.charAt(i) - 'a' + 1) % MODULUS;
            window = (window * BASE + text.charAt(i) - 'a' + 1) % MODULUS;
            if (i > 0) top = top * BASE % MODULUS;
        }
        int found = window == wanted ? 1 : 0;
        for (int i = m; i < n; i++) {
            window = (window - (text.charAt(i - m) - 'a' + 1) * top % MODULUS + MODULUS) % MODULUS;
            window = (window * BASE + text.charAt(i) - 'a' + 1) % MODULUS;
            if (window == wanted) found++;
        }
        System.out.println(found);
    }
}
