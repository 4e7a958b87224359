import java.io.*;
import java.util.*;
import java.util.stream.*;

/** Search from both ends, always with the smaller front. */
public class R3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] ends = in.readLine().trim().split(" ");
        in.readLine();
        Set<String> dictionary = in.lines().map(String::trim).collect(Collectors.toCollection(HashSet::new));
        System.out.println(ladder(ends[0], ends[1], dictionary));
    }

    static int ladder(String begin, String end, Set<String> dictionary) {
        if (!dictionary.contains(end)) return 0;
        Set<String> front = new HashSet<>(Set.of(begin));
        Set<String> back = new HashSet<>(Set.of(end));
        dictionary.remove(begin);
        dictionary.remove(end);
        int length = 2;
        while (!front.isEmpty()) {
            if (front.size() > back.size()) {
                Set<String> t = front;
                front = back;
                back = t;
            }
            Set<String> next = new HashSet<>();
            for (String word : front) {
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char old = letters[i];
                    for (char c = 'a'; c <= 'z'; c++) {
                        if (c == old) continue;
                        letters[i] = c;
                        String candidate = new String(letters);
                        if (back.contains(candidate)) return length;
                        if (dictionary.remove(candidate)) next.add(candidate);
                    }
                    letters[i] = old;
                }
            }
            front = next;
            length++;
        }
        return 0;
    }
}
