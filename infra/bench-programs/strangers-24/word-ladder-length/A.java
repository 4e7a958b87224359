import java.util.*;
import java.io.*;

public class A {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] ends = br.readLine().trim().split("\\s+");
        int n = Integer.parseInt(br.readLine().trim());
        Set<String> unused = new HashSet<>();
        for (int i = 0; i < n; i++) {
            unused.add(br.readLine().trim());
        }
        System.out.println(ladder(ends[0], ends[1], unused));
    }

    static int ladder(String begin, String end, Set<String> unused) {
        Queue<String> queue = new LinkedList<>();
        queue.add(begin);
        unused.remove(begin);
        int steps = 1;
        while (!queue.isEmpty()) {
            int levelSize = queue.size();
            for (int i = 0; i < levelSize; i++) {
                String word = queue.poll();
                if (word.equals(end)) {
                    return steps;
                }
                char[] chars = word.toCharArray();
                for (int p = 0; p < chars.length; p++) {
                    char original = chars[p];
                    for (char c = 'a'; c <= 'z'; c++) {
                        chars[p] = c;
                        String next = new String(chars);
                        if (unused.remove(next)) {
                            queue.add(next);
                        }
                    }
                    chars[p] = original;
                }
            }
            steps++;
        }
        return 0;
    }
}
