import java.util.*;

/** The LCS is the longest strictly rising sequence among the matching positions. */
public class HuntSzymanskiPiles {
    public static void main(String... args) {
        Scanner in = new Scanner(System.in);
        String s = in.next(), t = in.next();
        int[][] at = new int[26][];
        for (char c = 'a'; c <= 'z'; c++) {
            int[] places = new int[t.length()];
            int k = 0;
            for (int j = t.length() - 1; j >= 0; j--)   // from behind, so that one letter is used only once
                if (t.charAt(j) == c) places[k++] = j;
            at[c - 'a'] = Arrays.copyOf(places, k);
        }
        int[] piles = new int[Math.min(s.length(), t.length())];
        int size = 0;
        for (char c : s.toCharArray())
            for (int j : at[c - 'a']) {
                int p = Arrays.binarySearch(piles, 0, size, j);
                if (p < 0) p = ~p;
                piles[p] = j;
                if (p == size) size++;
            }
        System.out.println(size);
    }
}
