import java.io.*;
import java.util.*;
import java.util.stream.*;

public class StreamGroup {
    static String key(String w) {
        char[] c = w.toCharArray();
        Arrays.sort(c);
        return String.valueOf(c);
    }

    public static void main(String[] args) {
        new BufferedReader(new InputStreamReader(System.in)).lines()
            .skip(1)
            .map(String::trim)
            .filter(w -> !w.isEmpty())
            .collect(Collectors.groupingBy(StreamGroup::key))
            .values()
            .forEach(g -> System.out.println(String.join(" ", g)));
    }
}
