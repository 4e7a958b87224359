import java.io.*;

public class W1 {
    static int size;
    static int[] keys;
    static int[] card;

    /** Slot of the key, or the empty slot where it belongs. */
    static int slot(int key) {
        int s = key % size;
        while (keys[s] != 0 && keys[s] != key) {
            s = s + 1;
        }
        return s;
    }

    static int read(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = read(in);
        int first = read(in);
        size = 2 * n + 1;
        keys = new int[size];
        card = new int[size];
        int[] picture = new int[n];
        int[] next = new int[n];
        int[] hint = new int[n];
        for (int i = 0; i < n; i++) {
            int number = read(in);
            picture[i] = read(in);
            next[i] = read(in);
            hint[i] = read(in);
            int s = slot(number);
            keys[s] = number;
            card[s] = i;
        }
        int[] fresh = new int[n];
        int length = 0;
        for (int at = first; at != 0; ) {
            int c = card[slot(at)];
            fresh[c] = ++length;
            at = next[c];
        }
        StringBuilder out = new StringBuilder();
        for (int at = first; at != 0; ) {
            int c = card[slot(at)];
            int follow = next[c] == 0 ? 0 : fresh[c] + 1;
            int points = hint[c] == 0 ? 0 : fresh[card[slot(hint[c])]];
            out.append(picture[c]).append(' ').append(follow).append(' ').append(points).append('\n');
            at = next[c];
        }
        System.out.print(out);
    }
}
