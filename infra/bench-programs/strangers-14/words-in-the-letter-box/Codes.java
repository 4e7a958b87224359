import java.util.*;
import java.util.stream.*;
import java.io.*;

/** Writes down every path of at most 8 squares as a number in base 32, then looks the words up. */
public class Codes {
    static int r, c, size;
    static String[] g;
    static boolean[][] used;
    static long[] codes = new long[1 << 12];

    static void go(int i, int j, long code, int len) {
        if (i < 0 || j < 0 || i == r || j == c || used[i][j]) return;
        code = code << 5 | (g[i].charAt(j) & 31);
        if (size == codes.length) codes = Arrays.copyOf(codes, 2 * size);
        codes[size++] = code;
        if (len == 8) return;
        used[i][j] = true;
        go(i - 1, j, code, len + 1);
        go(i + 1, j, code, len + 1);
        go(i, j - 1, code, len + 1);
        go(i, j + 1, code, len + 1);
        used[i][j] = false;
    }

    static long encode(String s) {
        long v = 0;
        for (int i = 0; i < s.length(); i++) v = v << 5 | (s.charAt(i) & 31);
        return v;
    }

    public static void main(String[] args) {
        Iterator<String> in = new BufferedReader(new InputStreamReader(System.in)).lines()
                .flatMap(s -> Arrays.stream(s.trim().split("\\s+"))).iterator();
        r = Integer.parseInt(in.next());
        c = Integer.parseInt(in.next());
        g = new String[r];
        used = new boolean[r][c];
        for (int i = 0; i < r; i++) g[i] = in.next();
        for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) go(i, j, 0, 1);
        Arrays.sort(codes, 0, size);
        int n = Integer.parseInt(in.next());
        List<String> made = IntStream.range(0, n).mapToObj(i -> in.next())
                .filter(s -> Arrays.binarySearch(codes, 0, size, encode(s)) >= 0)
                .sorted().collect(Collectors.toList());
        System.out.println(made.size());
        if (!made.isEmpty()) System.out.println(String.join("\n", made));
    }
}
