import java.io.*;

public class RightTrie {
    /** a binary trie over the 32 bits of each number; grows on demand */
    static final class Trie {
        int[] kid = new int[1 << 12];
        int used = 1;

        boolean insert(int value) {
            int at = 0;
            boolean fresh = false;
            for (int bit = 31; bit >= 0; bit--) {
                int slot = 2 * at + ((value >>> bit) & 1);
                if (kid[slot] == 0) {
                    fresh = true;
                    if (2 * used + 2 > kid.length) kid = java.util.Arrays.copyOf(kid, kid.length * 2);
                    kid[slot] = used++;
                }
                at = kid[slot];
            }
            return fresh;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        Trie trie = new Trie();
        boolean twice = false;
        for (int i = 0; i < n && !twice; i++) {
            in.nextToken();
            twice = !trie.insert((int) in.nval);
        }
        System.out.println(twice);
    }
}
