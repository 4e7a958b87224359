import java.io.*;
import java.util.*;

public class C {
    static int r, c, longest;
    static char[][] box;
    static Map<Long, String> wanted = new HashMap<>();
    static List<String> made = new ArrayList<>();

    static void go(int y, int x, int length, long code) {
        if (y < 0 || x < 0 || y == r || x == c || box[y][x] == 0) return;
        char letter = box[y][x];
        code = code << 5 | (letter - 'a' + 1);
        String word = wanted.remove(code);
        if (word != null) made.add(word);
        if (length + 1 < longest) {
            box[y][x] = 0;
            go(y + 1, x, length + 1, code);
            go(y - 1, x, length + 1, code);
            go(y, x + 1, length + 1, code);
            go(y, x - 1, length + 1, code);
            box[y][x] = letter;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().trim().split("\\s+");
        r = Integer.parseInt(size[0]);
        c = Integer.parseInt(size[1]);
        box = new char[r][];
        for (int y = 0; y < r; y++) box[y] = in.readLine().trim().toCharArray();
        int n = Integer.parseInt(in.readLine().trim());
        while (n-- > 0) {
            String word = in.readLine().trim();
            long code = 0;
            for (char ch : word.toCharArray()) code = code << 5 | (ch - 'a' + 1);
            wanted.put(code, word);
            longest = Math.max(longest, word.length());
        }
        for (int y = 0; y < r; y++)
            for (int x = 0; x < c; x++) go(y, x, 0, 0);
        Collections.sort(made);
        System.out.println(made.size());
        System.out.print(made.isEmpty() ? "" : String.join("\n", made) + "\n");
    }
}
