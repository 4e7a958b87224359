import java.io.*;
import java.util.*;

/* Puts everything that can be spelt into one big hash table, then looks the words up. */
public class C {
    static final int SIZE = 1 << 21;
    static final long[] table = new long[SIZE];
    static int r, c;
    static int[] letter;
    static boolean[] used;

    static int slot(long code) {
        int h = (int) ((code * 0x9E3779B97F4A7C15L) >>> 43);
        while (table[h] != 0 && table[h] != code) h = (h + 1) & (SIZE - 1);
        return h;
    }

    static void spell(int y, int x, long code, int depth) {
        if (y < 0 || y == r || x < 0 || x == c) return;
        int p = y * c + x;
        if (used[p]) return;
        code = code * 27 + letter[p];
        table[slot(code)] = code;
        if (depth == 8) return;
        used[p] = true;
        spell(y - 1, x, code, depth + 1);
        spell(y + 1, x, code, depth + 1);
        spell(y, x - 1, code, depth + 1);
        spell(y, x + 1, code, depth + 1);
        used[p] = false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        r = Integer.parseInt(st.nextToken());
        c = Integer.parseInt(st.nextToken());
        letter = new int[r * c];
        used = new boolean[r * c];
        for (int y = 0; y < r; y++) {
            String row = in.readLine().trim();
            for (int x = 0; x < c; x++) letter[y * c + x] = row.charAt(x) - '`';
        }
        for (int y = 0; y < r; y++)
            for (int x = 0; x < c; x++)
                spell(y, x, 0, 1);

        int n = Integer.parseInt(in.readLine().trim());
        List<String> good = new ArrayList<>();
        while (n-- > 0) {
            String word = in.readLine().trim();
            long code = 0;
            for (int i = 0; i < word.length(); i++) code = code * 27 + (word.charAt(i) - '`');
            if (table[slot(code)] == code) good.add(word);
        }
        Collections.sort(good);
        System.out.println(good.size());
        StringBuilder sb = new StringBuilder();
        for (String w : good) sb.append(w).append('\n');
        System.out.print(sb);
    }
}
