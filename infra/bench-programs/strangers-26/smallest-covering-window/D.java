import java.io.*;
import java.util.*;

public class D {
    /** The last places of one letter, as many as are needed. */
    static final class Ring {
        final int[] places;
        int seen = 0;

        Ring(int needed) { places = new int[needed]; }

        void put(int place) { places[seen++ % places.length] = place; }

        boolean full() { return seen >= places.length; }

        int oldest() { return places[seen % places.length]; }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine().trim(), t = in.readLine().trim();
        Map<Character, Integer> counts = new TreeMap<>();
        for (char ch : t.toCharArray()) counts.merge(ch, 1, Integer::sum);
        Ring[] ringOf = new Ring[128];
        List<Ring> rings = new ArrayList<>();
        counts.forEach((ch, k) -> rings.add(ringOf[ch] = new Ring(k)));

        int full = 0, bestStart = 0, bestLength = Integer.MAX_VALUE;
        for (int i = 0; i < s.length(); i++) {
            Ring ring = ringOf[s.charAt(i)];
            if (ring == null) continue;
            boolean before = ring.full();
            ring.put(i);
            if (!before && ring.full()) full++;
            if (full < rings.size()) continue;
            int start = i;
            for (Ring r : rings) start = Math.min(start, r.oldest());
            if (i - start + 1 < bestLength) {
                bestStart = start;
                bestLength = i - start + 1;
            }
        }
        System.out.println(bestLength == Integer.MAX_VALUE ? "none" : s.substring(bestStart, bestStart + bestLength));
    }
}
