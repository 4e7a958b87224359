import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class K08 {
    public static void main(String[] args) throws IOException {
        var br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().strip());
        int[] a = Arrays.stream(br.readLine().strip().split(" ")).mapToInt(Integer::parseInt).toArray();
        long pairs = IntStream.range(0, n)
                .mapToObj(i -> a[i] - i)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                .values().stream()
                .mapToLong(c -> c * (c - 1) / 2)
                .sum();
        Map<Integer, Long> sums = IntStream.range(0, n)
                .boxed()
                .collect(Collectors.groupingBy(i -> a[i] - i, Collectors.summingLong(i -> a[i])));
        System.out.println(pairs + " " + Collections.max(sums.values()));
    }
}
