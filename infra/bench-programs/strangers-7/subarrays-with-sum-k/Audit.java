import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Audit {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long k = Long.parseLong(in.readLine().trim().split(" +")[1]);
        long[] prefix = Stream.concat(Stream.of("0"), Arrays.stream(in.readLine().trim().split(" +")))
                .mapToLong(Long::parseLong).toArray();
        Arrays.parallelPrefix(prefix, Long::sum);
        long periods = IntStream.range(0, prefix.length)
                .mapToLong(i -> IntStream.range(i + 1, prefix.length).filter(j -> prefix[j] - prefix[i] == k).count())
                .sum();
        System.out.println(periods);
    }
}
