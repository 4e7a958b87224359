import java.io.*;
import java.util.*;

/** Every letter has a random 64-bit weight; anagrams have equal sums. */
public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        long[] weight = new SplittableRandom(0x5eed1234abcdL).longs(26).toArray();
        Map<Long, StringBuilder> lines = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String w = in.readLine().trim();
            long sum = 0;
            for (int j = 0; j < w.length(); j++) sum += weight[w.charAt(j) - 'a'];
            StringBuilder sb = lines.get(sum);
            if (sb == null) lines.put(sum, new StringBuilder(w));
            else sb.append(' ').append(w);
        }
        StringBuilder out = new StringBuilder();
        for (StringBuilder sb : lines.values()) out.append(sb).append('\n');
        System.out.print(out);
    }
}
