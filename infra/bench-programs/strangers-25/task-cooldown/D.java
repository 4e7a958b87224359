import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        long c = Long.parseLong(in.readLine().trim().split("\\s+")[1]);
        TreeMap<Long, Long> frequency = Arrays.stream(in.readLine().trim().split(" +"))
            .map(Long::valueOf)
            .collect(Collectors.groupingBy(t -> t, TreeMap::new, Collectors.counting()));
        long all = frequency.entrySet().stream().mapToLong(e -> e.getKey() * e.getValue()).sum();
        var last = frequency.lastEntry();
        System.out.println(Math.max(all, (last.getKey() - 1) * (c + 1) + last.getValue()));
    }
}
