import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] h = Stream.of(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();

        // bars from the highest to the lowest one
        long[] order = IntStream.range(0, n).mapToLong(i -> ((long) h[i] << 20) + i).sorted().toArray();
        int left = (int) (order[n - 1] & 0xFFFFF);
        int right = left;
        long surface = h[left];
        for (int t = n - 2; t >= 0; t--) {
            int i = (int) (order[t] & 0xFFFFF);
            long level = order[t] >> 20;
            if (i < left) {
                surface += level * (left - i);
                left = i;
            } else if (i > right) {
                surface += level * (i - right);
                right = i;
            }
        }
        System.out.println(surface - IntStream.of(h).asLongStream().sum());
    }
}
