import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String text = br.readLine().trim(), pat = br.readLine().trim();
        int m = pat.length();

        // delta[26 * state + letter]; state = number of letters matched
        int[] delta = new int[26 * (m + 1)];
        delta[pat.charAt(0) - 'a'] = 1;
        int back = 0;
        for (int s = 1; s <= m; s++) {
            System.arraycopy(delta, 26 * back, delta, 26 * s, 26);
            if (s < m) {
                int c = pat.charAt(s) - 'a';
                delta[26 * s + c] = s + 1;
                back = delta[26 * back + c];
            }
        }

        int state = 0, found = 0;
        for (int i = 0; i < text.length(); i++) {
            state = delta[26 * state + text.charAt(i) - 'a'];
            if (state == m) found++;
        }
        System.out.println(found);
    }
}
