import java.io.*;
import java.util.*;

public class Main {
    static final int[] PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101};

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Map<Long, List<String>> groups = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String word = in.readLine().trim();
            long product = 1;
            for (char letter : word.toCharArray()) product *= PRIMES[letter - 'a'];
            groups.computeIfAbsent(product, key -> new ArrayList<>()).add(word);
        }
        StringBuilder out = new StringBuilder();
        for (List<String> group : groups.values()) out.append(String.join(" ", group)).append('\n');
        System.out.print(out);
    }
}
