import java.io.*;
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class RightStreams {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim().split(" ")[1]);
        Map<Integer, Long> histogram = Arrays.stream(in.readLine().trim().split(" "))
                .map(Integer::valueOf)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        System.out.println(histogram.entrySet().stream()
                .sorted(Map.Entry.<Integer, Long>comparingByValue().reversed())
                .limit(k)
                .map(e -> e.getKey().toString())
                .collect(Collectors.joining(" ")));
    }
}
