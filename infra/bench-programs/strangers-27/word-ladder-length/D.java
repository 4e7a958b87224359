import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] ends = in.readLine().trim().split("\\s+");
        int n = Integer.parseInt(in.readLine().trim());
        Set<String> left = new HashSet<>();
        for (int i = 0; i < n; i++) left.add(in.readLine().trim());

        Queue<String> queue = new ArrayDeque<>();
        queue.add(ends[0]);
        left.remove(ends[0]);
        int length = 1;
        while (!queue.isEmpty()) {
            for (int todo = queue.size(); todo > 0; todo--) {
                String word = queue.remove();
                if (word.equals(ends[1])) {
                    System.out.println(length);
                    return;
                }
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char old = letters[i];
                    for (char c = 'a'; c <= 'z'; c++) {
                        letters[i] = c;
                        String changed = new String(letters);
                        if (left.remove(changed)) queue.add(changed);
                    }
                    letters[i] = old;
                }
            }
            length++;
        }
        System.out.println(0);
    }
}
