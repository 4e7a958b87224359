import java.io.*;
import java.util.*;

public class P4 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        long c = (long) in.nval;
        // how many jingles are played that often?
        TreeMap<Integer, Integer> howMany = new TreeMap<>();
        long total = 0;
        while (n-- > 0) {
            in.nextToken();
            int t = (int) in.nval;
            total += t;
            howMany.merge(t, 1, Integer::sum);
        }
        Map.Entry<Integer, Integer> last = howMany.lastEntry();
        long frame = (last.getKey() - 1) * (c + 1) + last.getValue();
        System.out.println(Math.max(total, frame));
    }
}
