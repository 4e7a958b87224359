import java.io.*;
import java.util.*;
import java.util.stream.*;

public class P3 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int first = Integer.parseInt(br.readLine().trim().split(" ")[1]);
        long[] number = Stream.of(br.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();
        int[] link = Stream.of(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();

        Map<Long, List<Integer>> byNumber = IntStream.iterate(first, b -> b != 0, b -> link[b - 1])
                .boxed()
                .collect(Collectors.groupingBy(b -> number[b - 1], TreeMap::new, Collectors.toList()));

        System.out.println(byNumber.values().stream()
                .flatMap(List::stream)
                .map(String::valueOf)
                .collect(Collectors.joining(" ")));
    }
}
