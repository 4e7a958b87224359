import java.io.*;
import java.util.*;

/* All words lie side by side in one long row of bits. */
public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        int w = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        String[] words = new String[w];
        int bits = 0;
        for (int i = 0; i < w; i++) {
            words[i] = st.nextToken();
            bits += words[i].length();
        }
        int cells = (bits + 63) / 64;
        long[][] letter = new long[26][cells];
        long[] first = new long[cells], last = new long[cells], state = new long[cells];
        int[] length = new int[bits];
        int p = 0;
        for (String word : words) {
            first[p >> 6] |= 1L << (p & 63);
            for (int j = 0; j < word.length(); j++, p++)
                letter[word.charAt(j) - 'a'][p >> 6] |= 1L << (p & 63);
            last[p - 1 >> 6] |= 1L << (p - 1 & 63);
            length[p - 1] = word.length();
        }
        int n = text.length();
        int far = 1 << 29;
        int[] best = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            long[] allowed = letter[text.charAt(i - 1) - 'a'];
            int b = far;
            long carry = 0;
            for (int c = 0; c < cells; c++) {
                long s = state[c];
                long t = (s << 1 | carry | first[c]) & allowed[c];
                carry = s >>> 63;
                state[c] = t;
                for (long hit = t & last[c]; hit != 0; hit &= hit - 1) {
                    int len = length[(c << 6) + Long.numberOfTrailingZeros(hit)];
                    b = Math.min(b, best[i - len] + 1);
                }
            }
            best[i] = Math.min(b, far);
        }
        System.out.println(best[n] < far ? best[n] : -1);
    }
}
