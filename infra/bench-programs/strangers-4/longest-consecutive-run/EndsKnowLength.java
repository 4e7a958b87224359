import java.io.*;
import java.util.*;

public class EndsKnowLength {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        Map<Integer, Integer> len = new HashMap<>(2 * n);
        int best = 0;
        for (; n > 0; n--) {
            in.nextToken();
            int x = (int) in.nval;
            if (len.containsKey(x)) continue;
            int l = len.getOrDefault(x - 1, 0);
            int r = len.getOrDefault(x + 1, 0);
            int sum = l + 1 + r;
            len.put(x, sum);
            len.put(x - l, sum);
            len.put(x + r, sum);
            if (sum > best) best = sum;
        }
        System.out.println(best);
    }
}
