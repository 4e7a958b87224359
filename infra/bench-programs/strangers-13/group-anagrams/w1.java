import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

public class w1 {
    private static String signature(String word) {
        return word.chars()
                .distinct()
                .sorted()
                .mapToObj(c -> String.valueOf((char) c))
                .collect(Collectors.joining());
    }

    public static void main(String[] args) {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        Collection<List<String>> groups = reader.lines()
                .skip(1)
                .map(String::trim)
                .filter(word -> !word.isEmpty())
                .collect(Collectors.groupingBy(w1::signature))
                .values();
        System.out.println(groups.stream()
                .map(group -> String.join(" ", group))
                .collect(Collectors.joining("\n")));
    }
}
