import java.io.*;
import java.util.*;

public class D {
    private final char[] tiles;
    private final boolean[] used;
    private final char[] word;
    private final PrintWriter out;

    D(char[] tiles, PrintWriter out) {
        this.tiles = tiles;
        this.out = out;
        used = new boolean[tiles.length];
        word = new char[tiles.length];
        Arrays.sort(this.tiles);
    }

    void place(int k) {
        if (k == word.length) {
            out.println(word);
            return;
        }
        for (int i = 0; i < tiles.length; i++) {
            if (used[i]) continue;
            if (i > 0 && tiles[i] == tiles[i - 1] && !used[i - 1]) continue;
            used[i] = true;
            word[k] = tiles[i];
            place(k + 1);
            used[i] = false;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        new D(in.readLine().trim().toCharArray(), out).place(0);
        out.flush();
    }
}
