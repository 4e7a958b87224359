import java.io.*;

/** The automaton of the figure as a full table of m + 1 states and 26 letters. */
public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        String text = in.readLine().trim(), fig = in.readLine().trim();
        int m = fig.length();
        int[] go = new int[26 * (m + 1)];
        go[fig.charAt(0) - 'a'] = 1;
        int x = 0; // the state after fig[1..j)
        for (int j = 1; j <= m; j++) {
            System.arraycopy(go, 26 * x, go, 26 * j, 26);
            if (j < m) {
                int c = fig.charAt(j) - 'a';
                go[26 * j + c] = j + 1;
                x = go[26 * x + c];
            }
        }
        int state = 0, hits = 0;
        for (int i = 0, n = text.length(); i < n; i++) {
            state = go[26 * state + text.charAt(i) - 'a'];
            if (state == m) hits++;
        }
        System.out.println(hits);
    }
}
