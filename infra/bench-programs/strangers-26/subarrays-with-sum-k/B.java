import java.io.*;
import java.util.*;

public class B {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        long k = (long) in.nval;
        Map<Long, Integer> till = new HashMap<>();
        till.put(0L, 1);
        long sum = 0, count = 0;
        while (n-- > 0) {
            in.nextToken();
            sum += (long) in.nval;
            count += till.getOrDefault(sum - k, 0);
            till.merge(sum, 1, Integer::sum);
        }
        System.out.println(count);
    }
}
