import java.io.*;
import java.util.stream.*;

interface Collected {
    static String letters(String w) {
        return w.chars().sorted().mapToObj(Character::toString).collect(Collectors.joining());
    }

    static void main(String... args) {
        new BufferedReader(new InputStreamReader(System.in)).lines()
                .skip(1)
                .map(String::strip)
                .filter(w -> !w.isEmpty())
                .collect(Collectors.groupingBy(Collected::letters, Collectors.joining(" ")))
                .values()
                .forEach(System.out::println);
    }
}
