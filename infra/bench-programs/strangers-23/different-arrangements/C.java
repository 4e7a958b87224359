import java.util.*;

public class C {
    static long[] fact = new long[15];

    static long ways(int[] count) {
        int total = 0;
        for (int c : count) total += c;
        long r = fact[total];
        for (int c : count) r /= fact[c];
        return r;
    }

    static void unrank(long index, int[] tiles, int n, StringBuilder out) {
        int[] count = tiles.clone();
        long here = ways(count);
        for (int left = n; left > 0; left--) {
            for (int c = 0; c < 26; c++) {
                if (count[c] == 0) continue;
                long branch = here * count[c] / left;
                if (index < branch) {
                    out.append((char) ('a' + c));
                    count[c]--;
                    here = branch;
                    break;
                }
                index -= branch;
            }
        }
        out.append('\n');
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        String s = sc.next();
        fact[0] = 1;
        for (int i = 1; i < 15; i++) fact[i] = fact[i - 1] * i;
        int[] tiles = new int[26];
        for (char c : s.toCharArray()) tiles[c - 'a']++;
        StringBuilder out = new StringBuilder();
        long all = ways(tiles);
        for (long i = 0; i < all; i++) unrank(i, tiles, n, out);
        System.out.print(out);
    }
}
