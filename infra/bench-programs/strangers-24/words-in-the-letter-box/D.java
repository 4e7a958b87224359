import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    final char[][] box;
    final String[] words;
    final BitSet found = new BitSet();

    D(char[][] box, String[] words) {
        this.box = box;
        this.words = words;
        Arrays.sort(words);
    }

    // first index in lo..hi whose letter at position k is at least ch
    int bound(int lo, int hi, int k, int ch) {
        while (lo < hi) {
            int mid = (lo + hi) / 2;
            int m = words[mid].length() > k ? words[mid].charAt(k) : -1;
            if (m < ch) lo = mid + 1;
            else hi = mid;
        }
        return lo;
    }

    // words lo..hi-1 agree with the way so far in k letters
    void step(int y, int x, int k, int lo, int hi) {
        if (y < 0 || y >= box.length || x < 0 || x >= box[y].length) return;
        char ch = box[y][x];
        if (ch == '*') return;
        lo = bound(lo, hi, k, ch);
        hi = bound(lo, hi, k, ch + 1);
        if (lo == hi) return;
        k++;
        if (words[lo].length() == k) found.set(lo);
        box[y][x] = '*';
        step(y, x + 1, k, lo, hi);
        step(y, x - 1, k, lo, hi);
        step(y + 1, x, k, lo, hi);
        step(y - 1, x, k, lo, hi);
        box[y][x] = ch;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int r = Integer.parseInt(in.readLine().trim().split(" ")[0]);
        char[][] box = new char[r][];
        for (int i = 0; i < r; i++) box[i] = in.readLine().trim().toCharArray();
        int n = Integer.parseInt(in.readLine().trim());
        String[] words = new String[n];
        for (int i = 0; i < n; i++) words[i] = in.readLine().trim();
        D d = new D(box, words);
        for (int y = 0; y < r; y++)
            for (int x = 0; x < box[y].length; x++)
                d.step(y, x, 0, 0, n);
        System.out.println(d.found.cardinality());
        System.out.print(d.found.stream().mapToObj(i -> d.words[i] + "\n").collect(Collectors.joining()));
    }
}
