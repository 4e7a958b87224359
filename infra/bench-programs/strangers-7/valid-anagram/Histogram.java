import java.io.*;
import java.util.*;
import java.util.function.Function;
import static java.util.stream.Collectors.*;

interface Histogram {
    static Map<Character, Long> of(String word) {
        return word.trim().chars().mapToObj(c -> (char) c).collect(groupingBy(Function.identity(), TreeMap::new, counting()));
    }

    static void main(String... args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(of(in.readLine()).equals(of(in.readLine())));
    }
}
