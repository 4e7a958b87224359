import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static Collection<? extends Collection<String>> solve(List<String> words) {
        // Write your solution here.
        return List.of(words);
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
