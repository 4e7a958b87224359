import java.io.*;

/**
 * For each place of the result: the smallest digit that leaves enough digits behind it.
 * The positions of every digit 0..9 are kept in a chain; the chains are only walked forwards.
 */
public class P4 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        String s = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        int n = s.length();
        int[] next = new int[n];
        int[] first = new int[10];
        java.util.Arrays.fill(first, n);
        for (int i = n - 1; i >= 0; i--) {
            int d = s.charAt(i) - '0';
            next[i] = first[d];
            first[d] = i;
        }
        StringBuilder out = new StringBuilder(n - k + 1);
        int start = 0;
        for (int limit = k; limit < n; limit++) {
            int d = 0;
            while (true) {
                while (first[d] < start) first[d] = next[first[d]];
                if (first[d] <= limit) break;
                d++;
            }
            if (d != 0 || out.length() > 0) out.append((char) ('0' + d));
            start = first[d] + 1;
        }
        System.out.println(out.length() == 0 ? "0" : out);
    }
}
