import java.io.*;

/** The text as a chain of places; a pair that stands side by side is taken out of the chain. */
public class RightLinks {
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        int n = s.length();
        int[] prev = new int[n + 2], next = new int[n + 2];
        for (int i = 0; i <= n + 1; i++) { prev[i] = i - 1; next[i] = i + 1; }
        for (int i = 1; i <= n; i++) {
            int kind = ")]}".indexOf(s.charAt(i - 1));
            if (kind < 0) continue;
            int p = prev[i];
            if (p == 0 || s.charAt(p - 1) != "([{".charAt(kind)) break;   // stays in the chain
            next[prev[p]] = next[i];
            prev[next[i]] = prev[p];
        }
        System.out.println(next[0] == n + 1);
    }
}
