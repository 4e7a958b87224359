import java.io.*;
import java.util.*;
import java.util.function.*;

public class CeilingSet {
    public static void main(String[] args) throws IOException {
        NavigableSet<String> set = new TreeSet<>();
        Map<String, Predicate<String>> ask = Map.of(
            "has", set::contains,
            "prefix", w -> Optional.ofNullable(set.ceiling(w)).filter(s -> s.startsWith(w)).isPresent());
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
             PrintWriter out = new PrintWriter(System.out)) {
            in.lines().skip(1).map(s -> s.split(" ")).forEach(p -> {
                if (p[0].equals("add")) set.add(p[1]);
                else out.println(ask.get(p[0]).test(p[1]));
            });
        }
    }
}
