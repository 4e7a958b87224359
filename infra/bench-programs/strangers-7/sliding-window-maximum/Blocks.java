import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Blocks {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        int[] v = new int[n], fromLeft = new int[n], fromRight = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            v[i] = (int) in.nval;
            fromLeft[i] = i % k == 0 ? v[i] : Math.max(fromLeft[i - 1], v[i]);
        }
        for (int i = n - 1; i >= 0; i--) {
            boolean blockEnds = i == n - 1 || (i + 1) % k == 0;
            fromRight[i] = blockEnds ? v[i] : Math.max(fromRight[i + 1], v[i]);
        }
        System.out.println(IntStream.rangeClosed(0, n - k)
                .map(i -> Math.max(fromRight[i], fromLeft[i + k - 1]))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" ")));
    }
}
