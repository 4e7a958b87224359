import java.util.*;

public class Lengths {
    static BitSet shifted(BitSet b, int limit) {
        long[] w = b.toLongArray();
        long[] r = new long[w.length + 1];
        for (int i = 0; i < w.length; i++) {
            r[i] |= w[i] << 1;
            r[i + 1] = w[i] >>> 63;
        }
        BitSet out = BitSet.valueOf(r);
        out.clear(limit + 1, Math.max(limit + 1, out.length()));
        return out;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String word = sc.next();
        String pattern = sc.next();
        int n = word.length();
        BitSet[] at = new BitSet[26];
        for (int i = 0; i < 26; i++) at[i] = new BitSet(n);
        for (int i = 0; i < n; i++) at[word.charAt(i) - 'a'].set(i);

        BitSet reach = new BitSet(n + 1);
        reach.set(0);
        for (char p : pattern.toCharArray()) {
            if (p == '*') {
                int first = reach.nextSetBit(0);
                if (first >= 0) reach.set(first, n + 1);
            } else {
                if (p != '?') reach.and(at[p - 'a']);
                reach = shifted(reach, n);
            }
        }
        System.out.println(reach.cardinality());
    }
}
