import java.io.*;

public class Main {
    static class Table {
        int[] keys = new int[1 << 17];
        boolean[] used = new boolean[1 << 17];

        /** Says whether the key is new. */
        boolean add(int key) {
            int at = key & (keys.length - 1);
            while (used[at]) {
                if (keys[at] == key) return false;
                at = (at + 1) & (keys.length - 1);
            }
            used[at] = true;
            keys[at] = key;
            return true;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        Table seen = new Table();
        boolean twice = false;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            if (!seen.add((int) in.nval)) twice = true;
        }
        System.out.println(twice);
    }
}
