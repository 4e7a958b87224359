import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static Collection<? extends Collection<String>> solve(List<String> words) {
        Map<String, java.util.Set<String>> groups = new HashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), name -> new java.util.LinkedHashSet<>()).add(word);
        }
        return groups.values();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<String> words = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            words.add(in.readLine().trim());
        }
        StringBuilder out = new StringBuilder();
        for (Collection<String> group : solve(words)) {
            out.append(String.join(" ", group)).append('\n');
        }
        System.out.print(out);
    }
}
