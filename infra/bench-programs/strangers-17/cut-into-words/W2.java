import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

public class W2 {
    static final int NONE = Integer.MAX_VALUE;

    static int cut(String text, Set<String> words) {
        int longest = words.stream().mapToInt(String::length).max().orElse(0);
        int n = text.length();
        int[] count = new int[n + 1];
        Arrays.fill(count, NONE);
        count[0] = 0;
        for (int from = 0; from < n; from++) {
            for (int to = from + 1; to <= Math.min(n, from + longest); to++) {
                if (words.contains(text.substring(from, to))) {
                    count[to] = Math.min(count[to], count[from] + 1);
                }
            }
        }
        return count[n] == NONE ? -1 : count[n];
    }

    public static void main(String[] args) throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(System.in))) {
            String text = reader.readLine().trim();
            reader.readLine();
            Set<String> words = Arrays.stream(reader.readLine().trim().split("\\s+"))
                    .collect(Collectors.toCollection(HashSet::new));
            System.out.println(cut(text, words));
        }
    }
}
