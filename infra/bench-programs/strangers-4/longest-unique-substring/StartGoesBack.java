import java.io.*;
import java.util.*;

public class StartGoesBack {
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        Map<Character, Integer> lastIndex = new HashMap<>();
        int start = 0, max = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (lastIndex.containsKey(c)) {
                start = lastIndex.get(c) + 1;
            }
            lastIndex.put(c, i);
            max = Math.max(max, i - start + 1);
        }
        System.out.println(max);
    }
}
