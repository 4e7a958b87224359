import java.io.*;
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        long k = Long.parseLong(in.readLine().trim().split(" ")[1]);
        System.out.println(Arrays.stream(in.readLine().trim().split(" "))
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
            .entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
            .limit(k)
            .map(Map.Entry::getKey)
            .collect(Collectors.joining(" ")));
    }
}
