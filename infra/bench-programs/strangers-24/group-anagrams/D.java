import java.io.*;
import java.util.Arrays;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());

        // tree of sorted words, every node with a list of its children
        int cap = 20 * n + 2;
        int[] child = new int[cap], sibling = new int[cap], lastWord = new int[cap];
        char[] letter = new char[cap];
        int nodes = 1;

        String[] words = new String[n + 1];
        int[] previous = new int[n + 1];

        for (int i = 1; i <= n; i++) {
            words[i] = in.readLine().trim();
            char[] key = words[i].toCharArray();
            Arrays.sort(key);
            int at = 0;
            for (char c : key) {
                int x = child[at];
                while (x != 0 && letter[x] != c) x = sibling[x];
                if (x == 0) {
                    x = nodes++;
                    letter[x] = c;
                    sibling[x] = child[at];
                    child[at] = x;
                }
                at = x;
            }
            previous[i] = lastWord[at];
            lastWord[at] = i;
        }

        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int x = 0; x < nodes; x++) {
            if (lastWord[x] == 0) continue;
            for (int i = lastWord[x]; i != 0; i = previous[i]) {
                out.print(words[i]);
                out.print(previous[i] == 0 ? '\n' : ' ');
            }
        }
        out.flush();
    }
}
